import { expect, it } from 'vitest'
import { selectedRange, selectRange, wordRange } from './field-range.ts'

const field = (html: string): HTMLElement => {
  const element = document.createElement('p')
  element.innerHTML = html
  document.body.replaceChildren(element)
  return element
}

it.each([
  [{ from: 0, to: 3 }, 'one'],
  [{ from: 4, to: 7 }, 'two'],
  [{ from: 2, to: 6 }, 'e tw'],
  [{ from: 8, to: 13 }, 'three'],
])('selects a range across bold words and line breaks and reads it back', (range, text) => {
  const element = field('one <b>two</b><br>three')
  selectRange(element, range)
  expect(document.getSelection()?.toString().trim()).toBe(text)
  expect(selectedRange(element)).toEqual(range)
})

it('returns the whole text if the selection is elsewhere', () => {
  const element = field('one <b>two</b>')
  document.getSelection()?.removeAllRanges()
  expect(selectedRange(element)).toEqual({ from: 0, to: 7 })
})

it.each([
  [5, { from: 4, to: 7 }],
  [7, { from: 4, to: 7 }],
  [8, { from: 8, to: 13 }],
])('expands a caret at %i to its word', (place, range) => {
  expect(wordRange('one two three', { from: place, to: place })).toEqual(range)
})

it('expands a caret between spaces to the whole text', () => {
  expect(wordRange('one  two', { from: 4, to: 4 })).toEqual({ from: 0, to: 8 })
})
