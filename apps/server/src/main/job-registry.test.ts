import { expect, it } from 'vitest'
import { jobDefinitions } from './job-definitions.ts'
import * as registry from './job-registry.ts'

it('every job with a handler has a queue', () => {
  const handled = Object.values(registry)
    .flat()
    .map(({ job }) => job.name)
  expect(new Set(handled)).toEqual(new Set(jobDefinitions.map(({ name }) => name)))
})
