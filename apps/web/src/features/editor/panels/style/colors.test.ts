import { expect, it } from 'vitest'
import { colorOf, eightDigits, shortestDigits } from './colors.ts'

it.each([
  ['#ABCDEF', '#abcdefff'],
  ['#abc', '#aabbccff'],
  ['rgb(255, 0, 16)', '#ff0010ff'],
  ['rgb(255 0 16 / 50%)', '#ff001080'],
  ['rgba(100%, 0%, 0%, 0.5)', '#ff000080'],
  ['hsl(120, 100%, 25%)', '#008000ff'],
  ['hsl(210deg 50% 50%)', '#4080bfff'],
  ['hsl(210 50 50)', '#4080bfff'],
  ['oklch(62.8% 0.2577 29.23)', '#ff0000ff'],
  ['no colour', '#808080ff'],
])('reads %s as %s', (color, digits) => {
  expect(eightDigits(color)).toBe(digits)
})

it.each(['#12', 'rgb(1, 2)', 'rgb(a b c)', 'url(x)', ''])('reads no color from %j', (text) => {
  expect(colorOf(text)).toBeNull()
})

it('starts from a visible color where none is shown', () => {
  expect(eightDigits('transparent')).toBe('#000000ff')
  expect(eightDigits('rgba(255, 255, 255, 0)')).toBe('#ffffffff')
})

it('states the opacity of translucent colors only', () => {
  expect(shortestDigits('#00ff00ff')).toBe('#00ff00')
  expect(shortestDigits('#ff0000')).toBe('#ff0000')
  expect(shortestDigits('#ffff0080')).toBe('#ffff0080')
})
