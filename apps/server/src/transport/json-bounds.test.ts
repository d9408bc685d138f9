import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excessOf } from './json-bounds.ts'

/** Counted as the function promises, by walking what was parsed. */
const measured = (value: unknown): { values: number; depth: number } => {
  if (typeof value !== 'object' || value === null) return { values: 1, depth: 0 }
  const inside = Object.values(value).map(measured)
  return {
    values: inside.reduce((sum, { values }) => sum + values, 1),
    depth: 1 + Math.max(0, ...inside.map(({ depth }) => depth)),
  }
}

test('a text is refused exactly when it is nested deeper than allowed, whatever its texts hold', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }),
      fc.integer({ min: 0, max: 6 }),
      (value, depth) => {
        const found = excessOf(JSON.stringify(value), { values: Number.POSITIVE_INFINITY, depth })
        expect(found).toBe(measured(value).depth > depth ? 'depth' : null)
      },
    ),
  )
})

test('a text of more values than allowed is refused, one of fewer is not', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'binary' }), (value) => {
      const { values } = measured(value)
      const json = JSON.stringify(value)
      // an opening bracket and the commas behind it count as many as there are values, and one more for each empty one
      expect(excessOf(json, { values: 2 * values, depth: 100 })).toBeNull()
      if (values > 2)
        expect(excessOf(json, { values: Math.floor(values / 2) - 1, depth: 100 })).toBe('values')
    }),
  )
})

test.each(['"', '"\\', '"\\"', '[[', ']]]', '{"a', ''])('%j is left to the parser', (json) => {
  expect(excessOf(json, { values: 100, depth: 100 })).toBeNull()
})
