import type { PageDrop } from './page-drop.ts'

export interface PageDragOptions {
  readonly scroller: HTMLElement
  readonly lines: HTMLElement
  /** Returns the drop at a point, in px from the top left of the first row. */
  readonly dropAt: (x: number, y: number) => PageDrop | null
  readonly show: (drop: PageDrop | null) => void
  /** Called once, with the drop at release, or null if nothing is moved. */
  readonly ended: (drop: PageDrop | null, dragged: boolean) => void
}

/** Movement in screen px before a press becomes a drag. */
const threshold = 5
/** Distance in px from the list's top and bottom within which it scrolls, and px per frame. */
const edge = 28
const scrollStep = 9
/** Distance in px from the panel's side to the names of top-level pages. */
const nameInset = 32

/** Follows a press on a page's row until its release; Escape cancels the drag. */
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
