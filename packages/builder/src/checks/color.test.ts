import { expect, test } from 'vitest'
import { contrastRatio, over, parseColor } from './color.ts'

const color = (css: string) => parseColor(css)!

test('measures contrast as WCAG does', () => {
  expect(contrastRatio(color('black'), color('white'))).toBeCloseTo(21)
  expect(contrastRatio(color('#767676'), color('white'))).toBeCloseTo(4.54, 2)
  expect(contrastRatio(over(color('rgb(0 0 0 / 0)'), color('white')), color('white'))).toBe(1)
})

test.each([
  ['hsl(210deg 50% 50%)', [64, 128, 191, 1]],
  ['hsl(210 50 50 / 20%)', [64, 128, 191, 0.2]],
  ['hsla(120, 100%, 25%, 0.5)', [0, 128, 0, 0.5]],
  ['rgb(100% 0% 0%)', [255, 0, 0, 1]],
])('reads %s', (css, parts) => {
  expect(parseColor(css)).toEqual(parts)
})
