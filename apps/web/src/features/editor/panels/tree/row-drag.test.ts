import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dragRow } from './row-drag.ts'

let scroller: HTMLElement
let heard: string[]

const pointer = (type: string, x: number, y: number) => {
  const event = new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y })
  window.dispatchEvent(event)
  return event
}
const frame = () => vi.advanceTimersToNextFrame()
const escape = () => {
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  document.body.dispatchEvent(press)
  return press.defaultPrevented
}

beforeEach(() => {
  vi.useFakeTimers()
  heard = []
  document.body.innerHTML = '<div><div></div></div>'
  scroller = document.querySelector('div')!
  scroller.setPointerCapture = () => heard.push('captured')
  scroller.getBoundingClientRect = () => new DOMRect(0, 100, 200, 300)
  const lines = scroller.querySelector('div')!
  lines.getBoundingClientRect = () => new DOMRect(0, 100, 200, 3000)
  dragRow(new PointerEvent('pointerdown', { pointerId: 1, clientX: 40, clientY: 200 }), {
    scroller,
    lines,
    dropAt: (x, y) => `${x} ${y}`,
    show: (drop) => heard.push(`show ${drop}`),
    begun: () => heard.push('begun'),
    elsewhere: ({ clientX }) => clientX > 200,
    ended: (dragged, drop, release) => heard.push(`ended ${dragged} ${drop} ${release?.type}`),
  })
})

afterEach(() => {
  vi.useRealTimers()
})

it('follows the pointer from 5 px on, once per frame, and ends with the drop at the release', () => {
  pointer('pointermove', 42, 203)
  frame()
  expect(heard).toEqual([])
  pointer('pointermove', 42, 210)
  pointer('pointermove', 52, 220)
  frame()
  pointer('pointerup', 62, 230)
  frame()
  expect(heard).toEqual(['begun', 'captured', 'show 20 120', 'show null', 'ended true 30 130 pointerup'])
})

it('ends a press without a drag as a click, and leaves Escape to others', () => {
  expect(escape()).toBe(false)
  pointer('pointerup', 40, 200)
  expect(heard).toEqual(['show null', 'ended false null undefined'])
})

it.each([
  ['Escape', () => expect(escape()).toBe(true)],
  ['a cancelled pointer', () => pointer('pointercancel', 40, 250)],
])('ends a drag without a drop on %s', (_what, end) => {
  pointer('pointermove', 40, 250)
  end()
  pointer('pointerup', 40, 250)
  expect(heard).toEqual(['begun', 'captured', 'show null', 'ended true null undefined'])
})

it('scrolls near the top and the bottom, but not while the pointer is elsewhere', () => {
  pointer('pointermove', 40, 390)
  frame()
  frame()
  expect(scroller.scrollTop).toBe(18)
  pointer('pointermove', 40, 110)
  frame()
  expect(scroller.scrollTop).toBe(9)
  pointer('pointermove', 240, 110)
  frame()
  expect(scroller.scrollTop).toBe(9)
})
