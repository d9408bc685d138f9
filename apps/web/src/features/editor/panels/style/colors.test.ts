import { expect, it } from 'vitest'
import { contrast, eightDigits, over, readColor, shortestDigits } from './colors.ts'

it.each([
  ['#ABCDEF', '#abcdefff'],
  ['#abc', '#aabbccff'],
  ['rgb(255, 0, 16)', '#ff0010ff'],
  ['rgb(255 0 16 / 50%)', '#ff001080'],
  ['rgba(100%, 0%, 0%, 0.5)', '#ff000080'],
  ['hsl(120, 100%, 25%)', '#008000ff'],
  ['hsl(210deg 50% 50%)', '#4080bfff'],
  ['no colour', '#808080ff'],
])('reads %s as %s', (color, digits) => {
  expect(eightDigits(color)).toBe(digits)
})

it.each(['#12', 'rgb(1, 2)', 'rgb(a b c)', 'url(x)', ''])('reads no color from %j', (text) => {
  expect(readColor(text)).toBeNull()
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

it('measures contrast as WCAG does', () => {
  const [black, white, grey] = ['#000', '#fff', '#767676'].map((text) => readColor(text)!)
  expect(contrast(black!, white!)).toBeCloseTo(21)
  expect(contrast(grey!, white!)).toBeCloseTo(4.54, 2)
  expect(contrast(over(readColor('rgb(0 0 0 / 0)')!, white!), white!)).toBe(1)
})
