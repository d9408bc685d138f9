import type { DragSource, Point } from '@web2/builder'
import type { Canvas } from './mount-canvas.ts'
import { momentOf } from './gestures.ts'
import styles from './drag-into-canvas.module.css'
import { cancelHint } from './dragging.ts'
import { onLongPress } from './long-press.ts'

/** Px on the screen before a press becomes a drag. */
const threshold = 5

/** Ms that a finger rests on what scrolls before it lifts it. */
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
 * Follows a press that began outside of the page (on the palette, on the selection's handle) and carries it onto the
 * page as a drag. `ended` hears whether it was one: a press without a drag is a click. On what scrolls up and down, a
 * finger drags sideways, or after it has rested.
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

  /** Each frame: when a drag begins the page takes over the room of panels, also below a finger that rests. */
  const place = (label: HTMLElement, page: Carried['canvas'], width: number) => {
    frame = requestAnimationFrame(() => place(label, page, width))
    // over the page its own label tells what is dragged, where it hides no words
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
  // else the browser takes a swift drag for a fling, and swallows the tap that follows as the one that stops it
  handle.addEventListener(
    'touchmove',
    (event) => event.cancelable && (canvas !== null || !scrolls) && event.preventDefault(),
    { signal: end.signal, passive: false },
  )
  // a finger that rests would get the browser's menu
  handle.addEventListener('contextmenu', (event) => scrolls && event.preventDefault(), { signal: end.signal })
  const giveUpLift = scrolls ? onLongPress(press, liftTime, () => begin(press)) : null
  // Escape ends the drag in the machine; the ghost goes with it
  document.addEventListener('keydown', (event) => event.key === 'Escape' && ghost?.remove(), {
    signal: end.signal,
    capture: true,
  })
}
