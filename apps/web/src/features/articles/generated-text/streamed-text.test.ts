import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasGap, readAgainAfter, withPiece, withRow, type StreamingText } from './streamed-text.ts'

const none: StreamingText = { turn: 0, text: '', ahead: [] }

/** Generates a text in chunks, with those lost and those followed by a read of the row. */
const stories = fc
  .array(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 })
  .chain((parts) => {
    const each = fc.array(fc.record({ lost: fc.boolean(), read: fc.boolean() }), {
      minLength: parts.length,
      maxLength: parts.length,
    })
    return each.map((fates) => ({ parts, fates }))
  })

it('is always a prefix of the text, despite losses, and complete once the row is', () =>
  fc.assert(
    fc.property(stories, ({ parts, fates }) => {
      const whole = parts.join('')
      let at = 0
      let growing = none
      for (const [index, text] of parts.entries()) {
        if (!fates[index]?.lost) growing = withPiece(growing, { turn: 1, at, text })
        at += text.length
        if (fates[index]?.read) growing = withRow(growing, { turn: 1, text: whole.slice(0, at) })
        expect(whole.startsWith(growing.text)).toBe(true)
      }
      if (fates.every(({ lost }) => !lost)) expect(growing.text).toBe(whole)
      growing = withRow(growing, { turn: 1, text: whole })
      expect(growing.text).toBe(whole)
      expect(hasGap(growing)).toBe(false)
    }),
  ))

it('is read again soon after a gap, and periodically while it is empty', () => {
  expect(readAgainAfter(none)).toBe(1_500)
  expect(readAgainAfter(withPiece(none, { turn: 1, at: 0, text: 'a' }))).toBeNull()
  expect(readAgainAfter(withPiece(none, { turn: 1, at: 3, text: 'd' }))).toBe(500)
})

it('restarts with the text and ignores earlier attempts', () => {
  const first = withPiece(none, { turn: 1, at: 0, text: 'old' })
  const second = withPiece(first, { turn: 2, at: 0, text: 'new' })
  expect(second.text).toBe('new')
  expect(withPiece(second, { turn: 1, at: 3, text: 'er' })).toBe(second)
  expect(withRow(second, { turn: 1, text: 'older' })).toBe(second)
  expect(withRow(second, { turn: 3, text: '' }).text).toBe('')
})
