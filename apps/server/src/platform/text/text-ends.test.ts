import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growth, linear } from '../../testing/growth.ts'
import { withoutEnd, withoutEnds, withoutEndSlashes } from './text-ends.ts'

test('what stands at the ends is left out, and nothing else', () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '/', 'a', '\n') })
  fc.assert(
    fc.property(text, (each) => {
      expect(withoutEnd(each, /\s/)).toBe(each.trimEnd())
      expect(withoutEnds(each, /\s/)).toBe(each.trim())
      expect(withoutEndSlashes(each)).toBe(each.replace(/\/+$/, ''))
    }),
  )
})

test('a long row of slashes in the middle is passed at once', () =>
  expect(
    growth(withoutEndSlashes, (size) => `https://a.example/${'/'.repeat(size)}a`, 20_000),
  ).toBeLessThanOrEqual(linear))
