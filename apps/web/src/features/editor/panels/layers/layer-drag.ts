import { moveNodes, type Point } from '@web2/builder'
import type { Canvas } from '../../interaction/mount-canvas.ts'
import { momentOf } from '../../interaction/gestures.ts'
import type { Editor } from '../../document/editor.ts'
import { nameOf } from '../../document/arrow-key-moves.ts'
import { layerDrop, type LayerDrop, type LayerMetrics } from './layer-drop.ts'
import type { LayerRow } from './layer-rows.ts'

export interface LayerDragOptions {
  readonly editor: Editor
  readonly canvas: () => Canvas | null
  /** The scrolling element, and the one that contains the rows. */
  readonly scroller: HTMLElement
  readonly lines: HTMLElement
  readonly rows: () => readonly LayerRow[]
  readonly metrics: LayerMetrics
  readonly show: (drop: LayerDrop | null, note: Point | null) => void
  readonly expand: (uuid: string) => void
  /** Called with false for a press without a drag, which is a click. */
  readonly ended: (dragged: boolean) => void
}

/** Movement in screen px before a press becomes a drag. */
const threshold = 5
/** Distance in px from the panel's top and bottom within which it scrolls, and px per frame. */
const edge = 28
const scrollStep = 9
/** Hover time in ms that opens a collapsed row. */
const openAfter = 700

const within = (rect: DOMRect, { x, y }: Point) =>
  x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom

/**
 * Follows a press on a row and drags the layers among the rows, or onto the page like any other block. Escape
 * cancels it.
 */
export const dragLayers = (press: PointerEvent, row: LayerRow, options: LayerDragOptions): void => {
  const { editor, scroller, lines, metrics, show } = options
  const from: Point = { x: press.clientX, y: press.clientY }
  const end = new AbortController()
  const before = editor.session.selection.get()
  let ids: readonly string[] | null = null
  let label = ''
  let at = from
  let latest: PointerEvent = press
  let overPage: Canvas | null = null
  let frame = 0
  /** Element that covers the page: the panel beside it, or the sheet over its lower part. */
  const panel = scroller.closest('aside, [role="dialog"]') ?? scroller
  let hovered: { uuid: string; since: number } | null = null

  const dropNow = (): LayerDrop | null => {
    if (!ids) return null
    const { left, top } = lines.getBoundingClientRect()
    const question = { ids, rows: options.rows(), x: at.x - left - 32, y: at.y - top }
    return layerDrop(editor.store.document, question, metrics)
  }

  const openHovered = (uuid: string | undefined, now: number) => {
    if (uuid === undefined) hovered = null
    else if (hovered?.uuid !== uuid) hovered = { uuid, since: now }
    else if (now - hovered.since > openAfter) {
      hovered = null
      options.expand(uuid)
    }
  }

  const scroll = () => {
    const { top, bottom } = scroller.getBoundingClientRect()
    if (at.y < top + edge) scroller.scrollTop -= scrollStep
    if (at.y > bottom - edge) scroller.scrollTop += scrollStep
  }

  const look = (now: number) => {
    frame = requestAnimationFrame(look)
    const canvas = options.canvas()
    const overList = within(panel.getBoundingClientRect(), at) || (!overPage && !canvas?.covers(at))
    if (!canvas || overList) {
      if (overPage) {
        overPage.machine.send({ type: 'pointer-cancel' })
        if (ids) editor.select(ids)
        overPage = null
      }
      scroll()
      const drop = dropNow()
      show(drop, at)
      openHovered(drop?.into, now)
      return
    }
    const pointer = momentOf(latest, canvas.pagePoint(at))
    if (!overPage) {
      show(null, null)
      overPage = canvas
      if (ids) canvas.machine.send({ type: 'drag', source: { kind: 'move', ids }, label, pointer })
    } else canvas.machine.send({ type: 'pointer-move', pointer })
  }

  const begin = () => {
    const selected = editor.session.selection.get()
    ids = selected.includes(row.uuid) ? selected : [row.uuid]
    editor.select(ids)
    label = nameOf(editor.store, ids)
    scroller.setPointerCapture(press.pointerId)
    editor.announce(`Dragging ${label}. Escape cancels.`)
    frame = requestAnimationFrame(look)
  }

  const finish = () => {
    end.abort()
    cancelAnimationFrame(frame)
    show(null, null)
    options.ended(ids !== null)
  }

  const drop = () => {
    const answer = dropNow()
    if (!ids || !answer) return
    if (answer.reason) return editor.refuse(answer.reason)
    if (editor.run(`Move ${label}`, moveNodes(editor.store.document, { ids, place: answer.place })))
      editor.announce(`${label} moved`)
  }

  const cancel = () => {
    overPage?.machine.send({ type: 'pointer-cancel' })
    if (ids) {
      editor.select(before)
      editor.announce('Dragging cancelled')
    }
    finish()
  }

  const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', heard: (event: PointerEvent) => void) =>
    window.addEventListener(name, heard, { signal: end.signal })
  on('pointermove', (event) => {
    at = { x: event.clientX, y: event.clientY }
    latest = event
    if (!ids && Math.hypot(at.x - from.x, at.y - from.y) >= threshold) begin()
  })
  on('pointerup', (event) => {
    at = { x: event.clientX, y: event.clientY }
    if (overPage)
      overPage.machine.send({ type: 'pointer-up', pointer: momentOf(event, overPage.pagePoint(at)) })
    else drop()
    finish()
  })
  on('pointercancel', cancel)
  // else the browser takes a fast drag for a fling and swallows the next tap
  window.addEventListener('touchmove', (event) => event.cancelable && ids && event.preventDefault(), {
    signal: end.signal,
    passive: false,
  })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !ids) return
      event.preventDefault()
      event.stopPropagation()
      cancel()
    },
    { signal: end.signal, capture: true },
  )
}
