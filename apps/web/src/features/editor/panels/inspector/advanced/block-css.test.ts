import { expect, it } from 'vitest'
import { cssChanges, cssLines, cssRefusal } from './block-css.ts'

const style = {
  'font-size': 14,
  color: 'red',
  'box-shadow': { x: 1, y: 2, blur: 0, spread: 0, color: '#000' },
}

it('shows a style as the CSS that it generates', () => {
  expect(cssLines(style)).toBe('font-size: 14px;\ncolor: red;\nbox-shadow: 1px 2px 0 0 #000;')
})

it('changes nothing if nothing was typed', () => {
  expect(cssChanges(style, cssLines(style))).toEqual({})
})

it('sets added properties and removes deleted ones', () => {
  expect(cssChanges(style, 'color: blue; /* the brand */ font-size: 14px; --gap: 2px')).toEqual({
    color: 'blue',
    '--gap': '2px',
    'box-shadow': undefined,
  })
})

it.each([
  ['color: red !important', /already override/],
  ['p { color: red }', /without a selector/],
  ['nonsense', /isn’t a declaration/],
])('refuses %s with the reason', (text, reason) => {
  expect(cssRefusal(text)).toMatch(reason)
})

it.each(['', 'color: red', 'background: url("a;b.png"); --x: 1'])('accepts %j', (text) => {
  expect(cssRefusal(text)).toBeNull()
})
