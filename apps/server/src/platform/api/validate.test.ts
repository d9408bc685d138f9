import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trimmed } from './validate.ts'

const texts = fc.constantFrom('a', ' a', 'a ', '', ' ')

test('trims texts without changing the given value', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.array(texts), (value, list) => {
      const given = { value, list, inner: { list: [{ list }] } }
      const before = JSON.stringify(given)
      const expected = JSON.parse(before, (_name, each: unknown) =>
        typeof each === 'string' ? each.trim() : each,
      )
      expect(trimmed(given)).toEqual(expected)
      expect(JSON.stringify(given)).toBe(before)
    }),
  )
})

test('returns values without surrounding spaces uncopied', () => {
  const inner = { a: ['b', { c: 1 }], d: null }
  const given = { inner, text: ' x' }
  expect(trimmed(inner)).toBe(inner)
  expect(trimmed(given)).toEqual({ inner, text: 'x' })
  expect((trimmed(given) as typeof given).inner).toBe(inner)
})
