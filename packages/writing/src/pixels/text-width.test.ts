import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fittingText, textWidth } from './text-width.ts'

// as measured by Chromium's canvas for whole lines
test.each([
  ['Garden design in Springfield: what it costs', 373.535, 261.475],
  ['Ärzte in Zürich – Übersicht', 235.635, 164.944],
])('"%s" is %d px wide as a title and %d as a description', (text, title, description) => {
  expect(textWidth(text, 20)).toBeCloseTo(title, 1)
  expect(textWidth(text, 14)).toBeCloseTo(description, 1)
})

test('fittingText returns a beginning that fits', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 60, max: 900 }),
      (text, width) => {
        const shown = fittingText(text, 20, width)
        expect(textWidth(shown, 20)).toBeLessThanOrEqual(width)
        expect(text.startsWith(shown === text ? shown : shown.slice(0, -2))).toBe(true)
      },
    ),
  )
})
