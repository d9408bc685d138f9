import { afterEach, expect, it } from 'vitest'
import { sheetOrigin, specificityOf } from './sheet-origin.ts'

afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

it.each([
  ['p', 'div p'],
  ['div p', '.lead'],
  ['.lead', '.box .lead'],
  ['.box .lead', '#one'],
  [':where(.a.b.c) p', '.lead'],
  ['a', 'a:hover'],
])('ranks %s below %s', (less, more) => {
  expect(specificityOf(less)).toBeLessThan(specificityOf(more))
})

it('names the rule that gives an element its value, also by inheritance', () => {
  document.head.innerHTML =
    '<style>.lead { margin-top: 4px } p { margin-top: 1px } .box { color: red }</style>'
  document.body.innerHTML = '<div class="box"><p class="lead">x</p></div>'
  const paragraph = document.querySelector('p')!
  expect(sheetOrigin(paragraph, 'margin-top')).toMatch(/: \.lead$/)
  expect(sheetOrigin(paragraph, 'color')).toMatch(/: \.box \(inherited\)$/)
  expect(sheetOrigin(paragraph, 'width')).toMatch(/^Browser default$/)
})
