import { expect, it } from 'vitest'
import { asOpaqueAs, contrast, over, readColor, sixDigits } from './colors.ts'

it.each([
  ['#ABCDEF', '#abcdef'],
  ['#abc', '#aabbcc'],
  ['rgb(255, 0, 16)', '#ff0010'],
  ['rgb(255 0 16 / 50%)', '#ff0010'],
  ['rgba(100%, 0%, 0%, 0.5)', '#ff0000'],
  ['hsl(120, 100%, 25%)', '#008000'],
  ['hsl(210deg 50% 50%)', '#4080bf'],
  ['no colour', '#808080'],
])('reads %s as %s', (color, digits) => {
  expect(sixDigits(color)).toBe(digits)
})

it.each(['#12', 'rgb(1, 2)', 'rgb(a b c)', 'url(x)', ''])('reads no color from %j', (text) => {
  expect(readColor(text)).toBeNull()
})

it('keeps the opacity when another color is chosen', () => {
  expect(asOpaqueAs('#00000080', '#ff0000')).toBe('#ff000080')
  expect(asOpaqueAs('red', '#00ff00')).toBe('#00ff00')
})

it('measures contrast as WCAG does', () => {
  const [black, white, grey] = ['#000', '#fff', '#767676'].map((text) => readColor(text)!)
  expect(contrast(black!, white!)).toBeCloseTo(21)
  expect(contrast(grey!, white!)).toBeCloseTo(4.54, 2)
  expect(contrast(over(readColor('rgb(0 0 0 / 0)')!, white!), white!)).toBe(1)
})
