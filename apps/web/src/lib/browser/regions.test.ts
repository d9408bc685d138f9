import { expect, it } from 'vitest'
import { regionAfter } from './regions.ts'

it.each([
  [-1, false, 'bar'],
  [-1, true, 'foot'],
  [0, false, 'main'],
  [2, false, 'bar'],
  [0, true, 'foot'],
])('from region %i, back %s, the focus goes to %s', (at, back, next) => {
  expect(regionAfter(['bar', 'main', 'foot'], at, back)).toBe(next)
})

it('stays where it is when there is no region', () => {
  expect(regionAfter([], -1, false)).toBeUndefined()
})
