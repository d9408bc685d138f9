import type { Point } from '@web2/builder'
import type { Session } from '../../document/session.ts'
import { pinchedZoom } from '../../document/zooming.ts'

export interface PinchOptions {
  readonly doc: Document
  readonly session: Session
  readonly zoomAt: (point: Point, zoom: number) => void
  /** Returns true if the whole width of the page is in view. */
  readonly fits: () => boolean
  /** Cancels the gesture that the first finger began. */
  readonly began: () => void
}

type Pair = readonly [Touch, Touch]

const pairOf = ({ touches }: TouchEvent): Pair | null =>
  touches.length === 2 && touches[0] && touches[1] ? [touches[0], touches[1]] : null

/** Returns the distance in screen px, because page px change with the zoom. */
const apart = ([a, b]: Pair) => Math.hypot(a.screenX - b.screenX, a.screenY - b.screenY)

const middle = ([a, b]: Pair): Point => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 })

/**
 * Zooms the page, not the window, around the center of a two-finger pinch; fits the page to its space once
 * its whole width is in view. Returns a function to stop.
 */
export const listenForPinch = ({ doc, session, zoomAt, fits, began }: PinchOptions): (() => void) => {
  const end = new AbortController()
  const options = { capture: true, passive: false, signal: end.signal }
  let start: { readonly apart: number; readonly zoom: number } | null = null

  doc.addEventListener(
    'touchstart',
    (event) => {
      const pair = pairOf(event)
      if (!pair) return
      event.preventDefault()
      began()
      start = { apart: apart(pair), zoom: session.shownZoom.get() }
    },
    options,
  )
  doc.addEventListener(
    'touchmove',
    (event) => {
      const pair = pairOf(event)
      if (!pair || !start || start.apart === 0) return
      if (event.cancelable) event.preventDefault()
      zoomAt(middle(pair), pinchedZoom(start.zoom, apart(pair) / start.apart))
    },
    options,
  )
  for (const name of ['touchend', 'touchcancel'] as const)
    doc.addEventListener(
      name,
      () => {
        if (start && fits()) session.zoom.set('fit')
        start = null
      },
      options,
    )
  return () => end.abort()
}
