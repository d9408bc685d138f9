import type { DragSource, Point } from '@web2/builder'
import type { Canvas } from './mount-canvas.ts'
import { momentOf } from './gestures.ts'
import styles from './drag-into-canvas.module.css'
import { cancelHint } from './dragging.ts'
import { onLongPress } from './long-press.ts'

/** Movement in screen px before a press becomes a drag. */
const threshold = 5

/** Time in ms that a finger must rest on scrollable content to lift it. */
const liftTime = 350

const screenPoint = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })

const showGhost = (text: string): HTMLElement => {
  const ghost = document.createElement('div')
  ghost.className = styles.ghost ?? ''
  ghost.textContent = text
  document.body.append(ghost)
  return ghost
}

export interface Carried {
  readonly canvas: Pick<Canvas, 'covers' | 'pagePoint'> & {
    readonly machine: Pick<Canvas['machine'], 'send'>
  }
  readonly source: DragSource
  readonly label: string
}

/**
 * Turns a press outside the page (on the palette or the selection's handle) into a drag onto the page. Calls
 * `ended` with false for a press without a drag, which is a click. On vertically scrolling content a finger
 * drags sideways, or after a long press.
 */
export const startExternalDrag = (
  press: PointerEvent,
  carried: () => Carried | null,
  ended: (dragged: boolean) => void,
): void => {
  const handle = press.currentTarget as HTMLElement
  const from = screenPoint(press)
  const end = new AbortController()
  const pressed = (press.target as Element).closest('button') ?? handle
  const scrolls = press.pointerType === 'touch' && getComputedStyle(pressed).touchAction !== 'none'
  let ghost: HTMLElement | null = null
  let canvas: Carried['canvas'] | null = null
  let moved = false
  let at = from
  let frame = 0

  const moment = (event: PointerEvent) => momentOf(event, canvas?.pagePoint(screenPoint(event)) ?? from)

  const begin = (event: PointerEvent) => {
    const load = carried()
    if (!load) return finish()
    canvas = load.canvas
    handle.setPointerCapture(press.pointerId)
    const pointer = moment(event)
    ghost = showGhost(`${load.label} · ${cancelHint(pointer)}`)
    place(ghost, load.canvas, ghost.offsetWidth)
    canvas.machine.send({ type: 'drag', source: load.source, label: load.label, pointer })
  }

  /**
   * Follows the pointer each frame, because the page grows over the panels when a drag begins, even below a
   * resting finger.
   */
  const place = (label: HTMLElement, page: Carried['canvas'], width: number) => {
    frame = requestAnimationFrame(() => place(label, page, width))
    // over the page the overlay's label names the dragged block, where it covers no text
    label.hidden = page.covers(at)
    const left = Math.max(4, Math.min(at.x + 12, window.innerWidth - width - 4))
    label.style.transform = `translate(${left}px, ${at.y - (scrolls ? 64 : 36)}px)`
  }

  const finish = () => {
    giveUpLift?.()
    end.abort()
    cancelAnimationFrame(frame)
    ghost?.remove()
    ended(canvas !== null)
  }

  const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', heard: (event: PointerEvent) => void) =>
    handle.addEventListener(name, heard, { signal: end.signal })

  on('pointermove', (event) => {
    at = screenPoint(event)
    const [x, y] = [at.x - from.x, at.y - from.y]
    moved ||= Math.hypot(x, y) >= threshold
    if (moved && !canvas) {
      if (scrolls && Math.abs(y) >= Math.abs(x)) return finish()
      begin(event)
    }
    canvas?.machine.send({ type: 'pointer-move', pointer: moment(event) })
  })
  on('pointerup', (event) => {
    canvas?.machine.send(moved ? { type: 'pointer-up', pointer: moment(event) } : { type: 'pointer-cancel' })
    finish()
  })
  on('pointercancel', () => {
    canvas?.machine.send({ type: 'pointer-cancel' })
    finish()
  })
  // else the browser takes a fast drag for a fling and swallows the next tap
  handle.addEventListener(
    'touchmove',
    (event) => event.cancelable && (canvas !== null || !scrolls) && event.preventDefault(),
    { signal: end.signal, passive: false },
  )
  // a long press would open the browser's menu
  handle.addEventListener('contextmenu', (event) => scrolls && event.preventDefault(), { signal: end.signal })
  const giveUpLift = scrolls ? onLongPress(press, liftTime, () => begin(press)) : null
  // Escape ends the drag in the machine, so the ghost is removed with it
  document.addEventListener('keydown', (event) => event.key === 'Escape' && ghost?.remove(), {
    signal: end.signal,
    capture: true,
  })
}
