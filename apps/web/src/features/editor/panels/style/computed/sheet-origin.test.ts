import { afterEach, expect, it } from 'vitest'
import { writeLastSheet } from '../../../canvas/adopted-sheets.ts'
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

it('names a rule of the custom CSS, which comes behind the style sheets of the page', () => {
  document.head.innerHTML = '<style>p { margin-top: 1px } #one { margin-left: 1px }</style>'
  document.body.innerHTML = '<p id="one">x</p>'
  writeLastSheet(document, 'p { margin-top: 2px; margin-left: 2px }')
  const paragraph = document.querySelector('p')!
  expect(sheetOrigin(paragraph, 'margin-top')).toBe('From custom CSS: p')
  expect(sheetOrigin(paragraph, 'margin-left')).toBe('From the page’s style sheet: #one')
  writeLastSheet(document, '')
  expect(sheetOrigin(paragraph, 'margin-top')).toBe('From the page’s style sheet: p')
})
