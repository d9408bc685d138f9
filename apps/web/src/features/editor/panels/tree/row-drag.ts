import type { Point } from '@web2/builder'
import { followPointer } from '../../../../lib/browser/follow-pointer.ts'

export interface RowDragOptions<Drop> {
  /** The scrolling element, and the one that contains the rows. */
  readonly scroller: HTMLElement
  readonly lines: HTMLElement
  /** Returns the drop at a point, in px from the top left of the first row's name. */
  readonly dropAt: (x: number, y: number) => Drop | null
  /** Called per frame of a drag, and with null at the end. */
  readonly show: (drop: Drop | null, at: Point) => void
  /** Called when the press becomes a drag. */
  readonly begun?: () => void
  /** Called per frame with the latest event; true if the pointer is over another drop target than the rows. */
  readonly elsewhere?: (latest: PointerEvent) => boolean
  /** Called once; without a drop and a release for a click and for a cancelled drag. */
  readonly ended: (dragged: boolean, drop: Drop | null, release: PointerEvent | null) => void
}

/** Movement in screen px before a press becomes a drag. */
const threshold = 5
/** Distance in px from the list's top and bottom within which it scrolls, and px per frame. */
const edge = 28
const scrollStep = 9
/** Distance in px from the panel's side to the names of top-level rows. */
const nameInset = 32

/**
 * Follows a press on a row until its release; Escape cancels the drag. Returns a signal that aborts at the end of
 * either.
 */
export const dragRow = <Drop>(press: PointerEvent, options: RowDragOptions<Drop>): AbortSignal => {
  const { scroller, lines, show } = options
  let latest = press
  let dragged = false
  let frame = 0

  const dropNow = () => {
    const { left, top } = lines.getBoundingClientRect()
    return options.dropAt(latest.clientX - left - nameInset, latest.clientY - top)
  }
  const scroll = () => {
    const { top, bottom } = scroller.getBoundingClientRect()
    if (latest.clientY < top + edge) scroller.scrollTop -= scrollStep
    if (latest.clientY > bottom - edge) scroller.scrollTop += scrollStep
  }
  const point = (): Point => ({ x: latest.clientX, y: latest.clientY })
  const look = () => {
    frame = requestAnimationFrame(look)
    if (options.elsewhere?.(latest)) return
    scroll()
    show(dropNow(), point())
  }
  const finish = (drop: Drop | null = null, release: PointerEvent | null = null) => {
    cancelAnimationFrame(frame)
    show(null, point())
    options.ended(dragged, drop, release)
  }

  const follow = (event: PointerEvent) => {
    latest = event
    if (dragged || Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < threshold)
      return
    dragged = true
    options.begun?.()
    scroller.setPointerCapture(press.pointerId)
    frame = requestAnimationFrame(look)
  }
  const letGo = (event: PointerEvent) => {
    latest = event
    if (dragged) finish(dropNow(), event)
    else finish()
  }
  const { signal } = followPointer(window, {
    move: follow,
    drop: letGo,
    cancel: () => finish(),
    escapes: () => dragged,
  })
  return signal
}
