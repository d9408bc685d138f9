import type { PointerEvent as ReactPointerEvent } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { scrub } from './drag-number.ts'

let label: HTMLElement
let heard: string[]

const pointer = (type: string, x: number, shiftKey = false) =>
  label.dispatchEvent(
    new PointerEvent(type, { pointerId: 1, clientX: x, shiftKey, bubbles: true, cancelable: true }),
  )

beforeEach(() => {
  heard = []
  document.body.innerHTML = '<label>Width</label>'
  label = document.querySelector('label')!
  label.setPointerCapture = () => {}
  const press = scrub({
    begin: () => ({
      move: (by) => heard.push(`move ${by}`),
      end: () => heard.push('end'),
      cancel: () => heard.push('cancel'),
    }),
  })
  const event = { button: 0, currentTarget: label, pointerId: 1, clientX: 100 }
  press(event as unknown as ReactPointerEvent<HTMLElement>)
})

describe('a press on a label', () => {
  it('becomes a drag once the pointer moved, one step per px, ten with Shift', () => {
    pointer('pointermove', 102)
    pointer('pointermove', 104)
    pointer('pointermove', 110, true)
    pointer('pointerup', 110)
    expect(heard).toEqual(['move 4', 'move 100', 'end'])
  })

  it('stays a click without a drag and changes nothing', () => {
    pointer('pointerup', 100)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    label.dispatchEvent(click)
    expect(heard).toEqual([])
    expect(click.defaultPrevented).toBe(false)
  })

  it('ends on Escape, reverts everything and ignores further events', () => {
    pointer('pointermove', 120)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    pointer('pointermove', 140)
    pointer('pointerup', 140)
    expect(heard).toEqual(['move 20', 'cancel'])
  })

  it('does not focus the field after a drag', () => {
    pointer('pointermove', 120)
    pointer('pointerup', 120)
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    label.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
  })
})
