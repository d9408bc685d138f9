import { expect, it } from 'vitest'
import { jobDefinitions } from './job-definitions.ts'
import * as registered from './job-registry.ts'

it('every job that a worker executes or looks for has a queue, which is made from its definition', () => {
  const { registry, dueWork, ...others } = registered
  const executed = [...registry, ...Object.values(others)].map(({ job }) => job.name)
  const names = jobDefinitions.map(({ name }) => name)
  expect(executed.toSorted()).toEqual(names.toSorted())
  expect(executed).toEqual(expect.arrayContaining(dueWork.map(({ job }) => job.name)))
})
