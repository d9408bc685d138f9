import { expect, it } from 'vitest'
import { firstSteps } from './first-steps.ts'

it.each([
  [{ naps: 0, sites: 0, published: 0 }, [], 'nap'],
  [{ naps: 2, sites: 0, published: 0 }, ['nap'], 'site'],
  [{ naps: 0, sites: 1, published: 0 }, ['site'], 'nap'],
  [{ naps: 1, sites: 1, published: 0 }, ['nap', 'site'], 'publish'],
  [{ naps: 1, sites: 1, published: 1 }, ['nap', 'site', 'publish'], undefined],
])('%j: done %j, next %s', (facts, done, next) => {
  const steps = firstSteps(facts)
  expect(steps.filter((step) => step.done).map(({ key }) => key)).toEqual(done)
  expect(steps.find((step) => step.next)?.key).toBe(next)
})
