import { beforeEach, expect, it } from 'vitest'
import { followPointer } from './follow-pointer.ts'

let heard: string[]
let escapes: boolean
let end: AbortController

const pointer = (type: string) => window.dispatchEvent(new PointerEvent(type))
const escape = () => {
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  document.body.dispatchEvent(key)
  return key.defaultPrevented
}

beforeEach(() => {
  heard = []
  escapes = true
  end = followPointer(window, {
    move: () => heard.push('move'),
    drop: () => heard.push('drop'),
    cancel: () => heard.push('cancel'),
    escapes: () => escapes,
  })
})

it.each([
  ['a release', () => pointer('pointerup'), 'drop'],
  ['the browser', () => pointer('pointercancel'), 'cancel'],
  ['Escape', escape, 'cancel'],
])('ends once at %s and ignores further events', (_name, act, last) => {
  pointer('pointermove')
  act()
  pointer('pointermove')
  pointer('pointerup')
  escape()
  expect(heard).toEqual(['move', last])
  expect(end.signal.aborted).toBe(true)
})

it('leaves Escape to others while it cancels nothing', () => {
  escapes = false
  expect(escape()).toBe(false)
  escapes = true
  expect(escape()).toBe(true)
  expect(heard).toEqual(['cancel'])
})

it('calls nothing after the caller ended it', () => {
  end.abort()
  pointer('pointermove')
  pointer('pointerup')
  expect(heard).toEqual([])
})
