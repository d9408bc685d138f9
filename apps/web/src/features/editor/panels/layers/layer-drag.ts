import { moveNodes } from '@web2/builder'
import type { Canvas } from '../../interaction/mount-canvas.ts'
import { momentOf } from '../../interaction/gestures.ts'
import type { Editor } from '../../document/editor.ts'
import { nameOf } from '../../document/arrow-key-moves.ts'
import { dragRow } from '../tree/row-drag.ts'
import type { TreeMetrics } from '../tree/tree-drop.ts'
import type { TreeOfDrag } from '../tree/use-tree-pointer.ts'
import { layerDrop, type LayerDrop } from './layer-drop.ts'
import type { LayerRow } from './layer-rows.ts'

export interface LayerDragOptions {
  readonly editor: Editor
  readonly canvas: () => Canvas | null
  readonly tree: TreeOfDrag<LayerDrop>
  readonly rows: () => readonly LayerRow[]
  readonly metrics: TreeMetrics
  readonly expand: (uuid: string) => void
}

/** Hover time in ms that opens a collapsed row. */
const openAfter = 700

/**
 * Follows a press on a row and drags the layers among the rows, or onto the page like any other block. Escape
 * cancels it.
 */
export const dragLayers = (press: PointerEvent, row: LayerRow, options: LayerDragOptions): void => {
  const { editor, tree, metrics } = options
  const before = editor.session.selection.get()
  let ids: readonly string[] | null = null
  let label = ''
  let overPage: Canvas | null = null
  /** Element that covers the page: the panel beside it, or the sheet over its lower part. */
  const panel = tree.scroller.closest('aside, [role="dialog"]') ?? tree.scroller
  let hovered: { uuid: string; since: number } | null = null

  const openHovered = (uuid: string | undefined) => {
    const now = performance.now()
    if (uuid === undefined) hovered = null
    else if (hovered?.uuid !== uuid) hovered = { uuid, since: now }
    else if (now - hovered.since > openAfter) {
      hovered = null
      options.expand(uuid)
    }
  }

  const overPanel = ({ clientX: x, clientY: y }: PointerEvent) => {
    const { left, right, top, bottom } = panel.getBoundingClientRect()
    return x >= left && x <= right && y >= top && y <= bottom
  }

  /** Drags over the page instead of the rows; true while the pointer is there. */
  const dragOverPage = (latest: PointerEvent): boolean => {
    const canvas = options.canvas()
    const at = { x: latest.clientX, y: latest.clientY }
    if (!canvas || overPanel(latest) || (!overPage && !canvas.covers(at))) {
      if (overPage) {
        overPage.machine.send({ type: 'pointer-cancel' })
        if (ids) editor.select(ids)
        overPage = null
      }
      return false
    }
    const pointer = momentOf(latest, canvas.pagePoint(at))
    if (!overPage) {
      tree.show(null, at)
      overPage = canvas
      if (ids) canvas.machine.send({ type: 'drag', source: { kind: 'move', ids }, label, pointer })
    } else canvas.machine.send({ type: 'pointer-move', pointer })
    return true
  }

  const dropLayers = (drop: LayerDrop | null) => {
    if (!ids || !drop) return
    if (drop.reason) return editor.refuse(drop.reason)
    if (editor.run(`Move ${label}`, moveNodes(editor.store.document, { ids, place: drop.place })))
      editor.announce(`${label} moved`)
  }

  const signal = dragRow<LayerDrop>(press, {
    scroller: tree.scroller,
    lines: tree.lines,
    dropAt: (x, y) => ids && layerDrop(editor.store.document, { ids, rows: options.rows(), x, y }, metrics),
    show: (drop, at) => {
      tree.show(drop, at)
      openHovered(drop?.into)
    },
    begun: () => {
      const selected = editor.session.selection.get()
      ids = selected.includes(row.uuid) ? selected : [row.uuid]
      editor.select(ids)
      label = nameOf(editor.store, ids)
      editor.announce(`Dragging ${label}. Press Escape to cancel.`)
    },
    elsewhere: dragOverPage,
    ended: (dragged, drop, release) => {
      if (!release) {
        overPage?.machine.send({ type: 'pointer-cancel' })
        if (dragged) {
          editor.select(before)
          editor.announce('Drag canceled')
        }
      } else if (overPage) {
        const at = overPage.pagePoint({ x: release.clientX, y: release.clientY })
        overPage.machine.send({ type: 'pointer-up', pointer: momentOf(release, at) })
      } else dropLayers(drop)
      tree.ended(dragged)
    },
  })
  // else the browser takes a fast drag for a fling and swallows the next tap
  window.addEventListener('touchmove', (event) => event.cancelable && ids && event.preventDefault(), {
    signal,
    passive: false,
  })
}
