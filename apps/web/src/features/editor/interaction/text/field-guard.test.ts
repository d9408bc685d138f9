import { afterEach, expect, it, vi } from 'vitest'
import { guardField } from './field-guard.ts'

const typed = vi.fn()
const wordEnds = vi.fn()
const shortcut = vi.fn((key: string) => key === 'b')
const blurred = vi.fn()

const field = (): HTMLElement => {
  const element = document.createElement('p')
  element.textContent = 'one'
  element.tabIndex = 0
  document.body.replaceChildren(element)
  document.getSelection()?.collapse(element.firstChild, 3)
  guardField(element, { typed, wordEnds, shortcut, blurred })
  return element
}

afterEach(() => vi.clearAllMocks())

const press = (element: HTMLElement, key: string, more: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  element.dispatchEvent(event)
  return event.defaultPrevented
}

it('blocks Enter, except during composition', () => {
  const element = field()
  expect(press(element, 'Enter')).toBe(true)
  expect(press(element, 'Enter', { isComposing: true })).toBe(false)
})

it('handles its own shortcuts and leaves the others', () => {
  const element = field()
  expect(press(element, 'b', { ctrlKey: true })).toBe(true)
  expect(press(element, 'x', { ctrlKey: true })).toBe(false)
  expect(press(element, 'b', { ctrlKey: true, altKey: true })).toBe(false)
})

it('reports that a word is being composed, and when it is finished', () => {
  const element = field()
  element.dispatchEvent(new Event('compositionstart'))
  element.dispatchEvent(new Event('input'))
  expect(typed.mock.calls).toEqual([[true]])
  element.dispatchEvent(new Event('compositionend'))
  expect(typed.mock.calls).toEqual([[true], [false]])
})

it('reports the end of a word once for several spaces', () => {
  const element = field()
  const type = (data: string) =>
    element.dispatchEvent(new InputEvent('beforeinput', { data, inputType: 'insertText' }))
  for (const sign of ['a', 'b', ' ', ' ', 'c']) type(sign)
  expect(wordEnds).toHaveBeenCalledTimes(1)
  type(' ')
  expect(wordEnds).toHaveBeenCalledTimes(2)
})

it('pastes plain text on one line', () => {
  const element = field()
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', {
    value: { getData: (type: string) => (type === 'text/plain' ? ' two \n  three' : '<b>two</b>') },
  })
  element.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(element.innerHTML).toBe('one two three')
})
