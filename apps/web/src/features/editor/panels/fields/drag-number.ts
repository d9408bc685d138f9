import type { PointerEvent } from 'react'
import { followPointer } from '../../../../lib/browser/follow-pointer.ts'

/**
 * Callbacks of a drag over a label: `move` with the distance, `end` to keep it, `cancel` on Escape to revert
 * it.
 */
export interface Scrub {
  /** Called when the pointer has moved. Returns null if there is no number to change. */
  readonly begin: () => {
    readonly move: (by: number) => void
    readonly end: () => void
    readonly cancel: () => void
  } | null
}

/** Movement in px before a press becomes a drag. */
const slack = 3

/**
 * Returns a press handler for a label that follows the pointer until its release: one px is one step, ten
 * with Shift.
 */
export const scrub =
  ({ begin }: Scrub) =>
  (press: PointerEvent<HTMLElement>): void => {
    if (press.button !== 0) return
    const label: HTMLElement = press.currentTarget
    const { pointerId, clientX: from } = press
    let dragging: ReturnType<Scrub['begin']> = null
    let moved = false

    const finish = (how: 'end' | 'cancel') => {
      dragging?.[how]()
      dragging = null
      if (moved) {
        // the click after a drag would focus the field
        label.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true })
      }
    }
    followPointer(label, {
      move: (event) => {
        if (event.pointerId !== pointerId) return
        const distance = event.clientX - from
        if (!moved && Math.abs(distance) < slack) return
        if (!moved) {
          moved = true
          label.setPointerCapture(pointerId)
          dragging = begin()
        }
        event.preventDefault()
        dragging?.move(Math.round(distance) * (event.shiftKey ? 10 : 1))
      },
      drop: () => finish('end'),
      cancel: () => finish('cancel'),
      escapes: () => true,
    })
  }
