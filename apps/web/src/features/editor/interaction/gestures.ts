import type { Point } from '@web2/builder'
import type { Editor } from '../document/editor.ts'
import { hasCells, nextCell, pasteIntoCells } from '../document/tables/cells.ts'
import { wheeledZoom } from '../document/zooming.ts'
import type { Machine } from './machine.ts'
import type { PointerMoment } from './state.ts'
import type { HitTest } from '../canvas/measure/hit-test.ts'

/** Key handling of the editor, shared by the canvas and the panels. */
export interface GestureKeys {
  readonly press: (event: KeyboardEvent) => void
  readonly copy: (event: ClipboardEvent) => void
  readonly cut: (event: ClipboardEvent) => void
  readonly paste: (event: ClipboardEvent) => void
  /**
   * Moves the focus out of the canvas on Tab, because the page's links and fields are no tab stops of the
   * editor.
   */
  readonly leave: (backward: boolean) => void
}

export interface GestureOptions {
  readonly doc: Document
  readonly editor: Editor
  readonly machine: Machine
  readonly keys: GestureKeys
  readonly hits: HitTest
  /** Zooms the page and keeps the point at its screen position. */
  readonly zoomAt: (point: Point, zoom: number) => void
  /** Called when the page scrolled, or a loaded image or an animation moved its contents. */
  readonly unsettle: () => void
}

const kinds: Readonly<Record<string, PointerMoment['kind']>> = { touch: 'touch', pen: 'pen' }

export const momentOf = (event: PointerEvent, point: Point): PointerMoment => ({
  id: event.pointerId,
  kind: kinds[event.pointerType] ?? 'mouse',
  point,
  additive: event.shiftKey || event.ctrlKey || event.metaKey,
})

/**
 * Listens for gestures on the canvas document and blocks the page's default behavior. Returns a function to
 * stop.
 */
export const listenForGestures = (options: GestureOptions): (() => void) => {
  const { doc, editor, machine, keys, hits, zoomAt, unsettle } = options
  const end = new AbortController()
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    heard: (event: DocumentEventMap[Name]) => void,
    passive = false,
  ) => doc.addEventListener(name, heard, { capture: true, passive, signal: end.signal })

  const typing = () => editor.session.activity.get() === 'editing-text'
  const moment = (event: PointerEvent) => momentOf(event, { x: event.clientX, y: event.clientY })
  const send = (type: 'pointer-down' | 'pointer-move', event: PointerEvent) => {
    const pointer = moment(event)
    const work = () => machine.send({ type, pointer })
    const { target, pointerType, pointerId } = event
    // events of a captured pointer, which a finger always is, target the element where it went down
    const isBelow =
      type === 'pointer-down' ||
      (pointerType === 'mouse' && !doc.documentElement.hasPointerCapture(pointerId))
    if (isBelow && target && (target as Node).nodeType === 1)
      hits.during(pointer.point, target as Element, work)
    else work()
  }
  const inField = (target: EventTarget | null) =>
    typing() && (target as Element | null)?.closest?.('[contenteditable="true"]') !== null

  on('pointerdown', (event) => {
    if (event.button !== 0) return
    if (!inField(event.target)) doc.defaultView?.focus()
    send('pointer-down', event)
  })
  on('pointermove', (event) => send('pointer-move', event))
  on('pointerup', (event) => machine.send({ type: 'pointer-up', pointer: moment(event) }))
  on('pointercancel', () => machine.send({ type: 'pointer-cancel' }))
  doc.documentElement.addEventListener('pointerleave', () => machine.send({ type: 'pointer-leave' }), {
    signal: end.signal,
  })

  on('mousedown', (event) => {
    if (!inField(event.target)) event.preventDefault()
  })
  // the browser turns a tap into a click at its position, where the selection's buttons may be by then
  let tapIsTheBrowsers = false
  on(
    'touchstart',
    (event) => {
      tapIsTheBrowsers = inField(event.target)
    },
    true,
  )
  on('touchend', (event) => {
    if (!tapIsTheBrowsers && event.cancelable) event.preventDefault()
  })
  const still = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  on('click', still)
  on('auxclick', still)
  on('submit', still)
  on('dragstart', still)

  on('keydown', (event) => {
    if (event.key !== 'Tab') return keys.press(event)
    event.preventDefault()
    const cell = typing() ? nextCell(editor, event.shiftKey ? 'before' : 'after') : null
    if (cell === null) keys.leave(event.shiftKey)
    else machine.send({ type: 'edit-text', uuid: cell })
  })
  on('contextmenu', (event) => {
    // inside a text the browser's own menu offers spelling and paste
    if (inField(event.target)) return
    event.preventDefault()
    // the Menu key belongs to the editor and means the selection
    if (event.button === 0 && (event as PointerEvent).pointerType !== 'touch') return
    machine.send({ type: 'menu', point: { x: event.clientX, y: event.clientY } })
  })
  on('copy', (event) => typing() || keys.copy(event))
  on('cut', (event) => typing() || keys.cut(event))
  on('paste', (event) => {
    if (!typing()) return keys.paste(event)
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!hasCells(editor, text)) return
    event.preventDefault()
    event.stopPropagation()
    machine.send({ type: 'command', command: 'escape' })
    pasteIntoCells(editor, text)
  })

  on('wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    zoomAt({ x: event.clientX, y: event.clientY }, wheeledZoom(editor.session.shownZoom.get(), event.deltaY))
  })
  on('scroll', unsettle, true)
  on('load', unsettle, true)
  on('animationend', unsettle, true)
  return () => end.abort()
}
