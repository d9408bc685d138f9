import type { PointerEvent } from 'react'

/** What a drag over a label does: each move tells how far it went, the end keeps it, Escape takes it back. */
export interface Scrub {
  /** Called when the pointer has left its place; null when there is no number to change. */
  readonly begin: () => {
    readonly move: (by: number) => void
    readonly end: () => void
    readonly cancel: () => void
  } | null
}

/** Px that the pointer may tremble before a press is a drag. */
const slack = 3

/** Starts at a press on a label and follows the pointer until it is let go: one px is one step, ten with Shift. */
export const scrub =
  ({ begin }: Scrub) =>
  (press: PointerEvent<HTMLElement>): void => {
    if (press.button !== 0) return
    const label: HTMLElement = press.currentTarget
    const { pointerId, clientX: from } = press
    const done = new AbortController()
    let dragging: ReturnType<Scrub['begin']> = null
    let moved = false

    const finish = (how: 'end' | 'cancel') => {
      done.abort()
      dragging?.[how]()
      dragging = null
      if (moved) {
        // the click that follows a drag would put the caret into the field
        label.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true })
      }
    }
    const listen = { signal: done.signal }
    label.addEventListener(
      'pointermove',
      (event) => {
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
      listen,
    )
    label.addEventListener('pointerup', () => finish('end'), listen)
    label.addEventListener('pointercancel', () => finish('cancel'), listen)
    label.ownerDocument.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        finish('cancel')
      },
      { ...listen, capture: true },
    )
  }
