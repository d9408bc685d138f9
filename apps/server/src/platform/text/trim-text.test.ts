import fc from 'fast-check'
import { expect, test } from 'vitest'
import { growth, linear } from '../../testing/growth/growth.ts'
import { withoutEnd, withoutEnds, withoutEndSlashes } from './trim-text.ts'

test('removes characters at the ends only', () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '/', 'a', '\n') })
  fc.assert(
    fc.property(text, (each) => {
      expect(withoutEnd(each, /\s/)).toBe(each.trimEnd())
      expect(withoutEnds(each, /\s/)).toBe(each.trim())
      expect(withoutEndSlashes(each)).toBe(each.replace(/\/+$/, ''))
    }),
  )
})

test('skips a long row of slashes in the middle in linear time', () =>
  expect(
    growth(withoutEndSlashes, (size) => `https://a.example/${'/'.repeat(size)}a`, 20_000),
  ).toBeLessThanOrEqual(linear))
