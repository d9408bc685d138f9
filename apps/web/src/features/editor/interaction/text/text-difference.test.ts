import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textDifference } from './text-difference.ts'

it.each([
  ['one two', 'one big two', { from: 4, to: 4 }, 'big '],
  ['one two', 'one', { from: 3, to: 7 }, ''],
  ['one two', 'one too', { from: 5, to: 6 }, 'o'],
  ['aa', 'aaa', { from: 2, to: 2 }, 'a'],
])('finds the edit from %s to %s', (before, after, range, text) => {
  expect(textDifference(before, after)).toEqual({ range, text })
})

it('yields the new text when applied to the old one', () => {
  const text = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { range, text: typed } = textDifference(before, after)
      expect(before.slice(0, range.from) + typed + before.slice(range.to)).toBe(after)
    }),
  )
})
