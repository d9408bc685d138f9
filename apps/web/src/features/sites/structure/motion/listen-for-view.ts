import type { Point } from '../layout/placed-block.ts'
import { zoomedAt, type View } from './view.ts'

export interface ViewInput {
  readonly frame: HTMLElement
  readonly view: () => View
  readonly setView: (view: View) => void
}

/** Px that a pointer may tremble while it presses. */
const tremble = 4

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Drag moves the view, wheel and two fingers zoom it; a drag presses nothing. Answers how to stop. */
export const listenForView = ({ frame, view, setView }: ViewInput): (() => void) => {
  const end = new AbortController()
  const { signal } = end
  const pressed = new Map<number, Point>()
  let start: Point | null = null
  let moved = false

  const pointOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = frame.getBoundingClientRect()
    return { x: clientX - left, y: clientY - top }
  }

  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      // lines and pages, as some mice count, in px
      const px = event.deltaY * ([1, 16, 400][event.deltaMode] ?? 1)
      // trackpads tell a pinch as a wheel with Ctrl, in small steps
      const speed = event.ctrlKey ? 0.01 : 0.0016
      setView(zoomedAt(view(), pointOf(event), Math.exp(-px * speed)))
    },
    { passive: false, signal },
  )
  frame.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return
      if (pressed.size === 0) {
        moved = false
        start = pointOf(event)
      }
      pressed.set(event.pointerId, pointOf(event))
    },
    { signal },
  )
  frame.addEventListener(
    'pointermove',
    (event) => {
      const last = pressed.get(event.pointerId)
      if (!last) return
      const now = pointOf(event)
      if (!moved && start && pressed.size === 1 && Math.hypot(now.x - start.x, now.y - start.y) < tremble)
        return
      moved = true
      frame.setPointerCapture(event.pointerId)
      const other = [...pressed].find(([id]) => id !== event.pointerId)?.[1]
      pressed.set(event.pointerId, now)
      const present = view()
      if (!other) return setView({ ...present, x: present.x + now.x - last.x, y: present.y + now.y - last.y })
      const [was, is] = [middle(last, other), middle(now, other)]
      const apart = Math.hypot(last.x - other.x, last.y - other.y)
      const factor = apart === 0 ? 1 : Math.hypot(now.x - other.x, now.y - other.y) / apart
      const carried = { ...present, x: present.x + is.x - was.x, y: present.y + is.y - was.y }
      setView(zoomedAt(carried, is, factor))
    },
    { signal },
  )
  for (const name of ['pointerup', 'pointercancel'] as const)
    frame.addEventListener(name, ({ pointerId }) => pressed.delete(pointerId), { signal })
  frame.addEventListener(
    'click',
    (event) => {
      if (!moved) return
      moved = false
      event.stopPropagation()
    },
    { capture: true, signal },
  )
  return () => end.abort()
}
