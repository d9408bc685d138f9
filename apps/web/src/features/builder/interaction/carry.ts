import type { DragSource, Point } from '@web2/builder'
import type { Canvas } from '../canvas/canvas.ts'
import { momentOf } from '../canvas/gestures.ts'
import styles from './carry.module.css'

/** Px on the screen before a press becomes a drag. */
const threshold = 5

const screenPoint = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY })

const showGhost = (label: string): HTMLElement => {
  const ghost = document.createElement('div')
  ghost.className = styles.ghost ?? ''
  ghost.textContent = `${label} · Esc cancels`
  document.body.append(ghost)
  return ghost
}

export interface Carried {
  readonly canvas: Canvas
  readonly source: DragSource
  readonly label: string
}

/**
 * Follows a press that began outside of the page (on the palette, on the selection's handle) and carries it onto the
 * page as a drag. `ended` hears whether it was one: a press without a drag is a click.
 */
export const carry = (
  press: PointerEvent,
  carried: () => Carried | null,
  ended: (dragged: boolean) => void,
): void => {
  const handle = press.currentTarget as HTMLElement
  const from = screenPoint(press)
  const end = new AbortController()
  let ghost: HTMLElement | null = null
  let canvas: Canvas | null = null

  const moment = (event: PointerEvent) => momentOf(event, canvas?.pagePoint(screenPoint(event)) ?? from)

  const begin = (event: PointerEvent) => {
    const load = carried()
    if (!load) return finish()
    canvas = load.canvas
    handle.setPointerCapture(press.pointerId)
    ghost = showGhost(load.label)
    canvas.machine.send({ type: 'drag', source: load.source, label: load.label, pointer: moment(event) })
  }

  const finish = () => {
    end.abort()
    ghost?.remove()
    ended(canvas !== null)
  }

  const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', heard: (event: PointerEvent) => void) =>
    handle.addEventListener(name, heard, { signal: end.signal })

  on('pointermove', (event) => {
    const at = screenPoint(event)
    if (!canvas && Math.hypot(at.x - from.x, at.y - from.y) >= threshold) begin(event)
    if (ghost) {
      // over the page its own label tells what is dragged, where it hides no words
      ghost.hidden = canvas?.covers(at) ?? false
      ghost.style.transform = `translate(${at.x + 12}px, ${at.y - 36}px)`
    }
    canvas?.machine.send({ type: 'pointer-move', pointer: moment(event) })
  })
  on('pointerup', (event) => {
    canvas?.machine.send({ type: 'pointer-up', pointer: moment(event) })
    finish()
  })
  on('pointercancel', () => {
    canvas?.machine.send({ type: 'pointer-cancel' })
    finish()
  })
  // else the browser takes a swift drag for a fling, and swallows the tap that follows as the one that stops it
  handle.addEventListener('touchmove', (event) => event.cancelable && event.preventDefault(), {
    signal: end.signal,
    passive: false,
  })
  // Escape ends the drag in the machine; the ghost goes with it
  document.addEventListener('keydown', (event) => event.key === 'Escape' && ghost?.remove(), {
    signal: end.signal,
    capture: true,
  })
}
