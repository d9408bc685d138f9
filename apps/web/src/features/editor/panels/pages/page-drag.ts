import type { PageDrop } from './page-drop.ts'

export interface PageDragOptions {
  readonly scroller: HTMLElement
  readonly lines: HTMLElement
  /** What a drop at this point means, px from the top left of the first line. */
  readonly dropAt: (x: number, y: number) => PageDrop | null
  readonly show: (drop: PageDrop | null) => void
  /** Called once: with the place that the page was let go at, or null when nothing is to be moved. */
  readonly ended: (drop: PageDrop | null, dragged: boolean) => void
}

/** Px on the screen before a press becomes a drag. */
const threshold = 5
/** Px from the top and bottom of the list where it scrolls, and px it scrolls in a frame. */
const edge = 28
const scrollStep = 9
/** Px from the panel's side to the names of pages at the top. */
const nameInset = 32

/** Follows a press on a page's line until it is let go; Escape takes the drag back. */
export const dragPage = (press: PointerEvent, options: PageDragOptions): void => {
  const { scroller, lines, dropAt, show, ended } = options
  const end = new AbortController()
  const { signal } = end
  let at = { x: press.clientX, y: press.clientY }
  let dragged = false
  let frame = 0

  const dropNow = () => {
    const { left, top } = lines.getBoundingClientRect()
    return dropAt(at.x - left - nameInset, at.y - top)
  }
  const look = () => {
    frame = requestAnimationFrame(look)
    const { top, bottom } = scroller.getBoundingClientRect()
    if (at.y < top + edge) scroller.scrollTop -= scrollStep
    if (at.y > bottom - edge) scroller.scrollTop += scrollStep
    show(dropNow())
  }
  const finish = (drop: PageDrop | null) => {
    end.abort()
    cancelAnimationFrame(frame)
    show(null)
    ended(drop, dragged)
  }
  const follow = ({ clientX, clientY }: PointerEvent) => {
    at = { x: clientX, y: clientY }
    if (dragged || Math.hypot(at.x - press.clientX, at.y - press.clientY) < threshold) return
    dragged = true
    scroller.setPointerCapture(press.pointerId)
    frame = requestAnimationFrame(look)
  }
  const letGo = (event: PointerEvent) => {
    follow(event)
    finish(dragged ? dropNow() : null)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragged) return
    event.preventDefault()
    event.stopPropagation()
    finish(null)
  }
  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', letGo, { signal })
  window.addEventListener('pointercancel', () => finish(null), { signal })
  document.addEventListener('keydown', escape, { signal, capture: true })
}
