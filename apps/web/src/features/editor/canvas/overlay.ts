import { labelOf, type Indicator, type Point, type Rect } from '@web2/builder'
import { createToolbarPlacer } from './toolbar-placer.ts'
import type { Editor } from '../document/editor.ts'
import type { DomWriter } from './dom-writer.ts'
import { rectOf } from './measure/layout-measure.ts'
import styles from './overlay.module.css'
import { toSpace, type Viewport } from './viewport/viewport.ts'

/** State of a drag on screen: the drop position, or why a drop is not allowed. */
export interface DropShown {
  readonly indicator: Indicator
  readonly note: string
  /** The drop position in words, with the half or edge that decides it; empty if none does. */
  readonly where?: string
  /** The dragged block's name and how to cancel; empty while drawing a frame around blocks. */
  readonly label?: string
  /** Pointer position, in px of the page. */
  readonly at: Point
}

/** Frames drawn over the page without touching it: hover, selection and drop position. */
export interface Overlay {
  /** Redraws in the next frame. */
  readonly schedule: () => void
  readonly showDrop: (shown: DropShown | null) => void
  readonly dispose: () => void
}

export interface OverlayOptions {
  readonly layer: HTMLElement
  readonly editor: Editor
  readonly writer: DomWriter
  readonly viewport: () => Viewport
  /** Returns the toolbar of the present selection; called in each drawn frame. */
  readonly toolbar: () => HTMLElement | null
}

const box = (layer: HTMLElement, ...names: (string | undefined)[]): HTMLElement => {
  const element = layer.ownerDocument.createElement('div')
  element.className = names.join(' ')
  element.hidden = true
  layer.append(element)
  return element
}

const put = (element: HTMLElement, rect: Rect | undefined) => {
  element.hidden = !rect
  if (!rect) return
  element.style.transform = `translate(${rect.x}px, ${rect.y}px)`
  element.style.width = `${rect.width}px`
  element.style.height = `${rect.height}px`
}

export const createOverlay = ({ layer, editor, writer, viewport, toolbar }: OverlayOptions): Overlay => {
  const { session, store } = editor
  const hover = box(layer, styles.hover)
  const hoverName = hover.appendChild(layer.ownerDocument.createElement('span'))
  const selected: HTMLElement[] = []
  const dropBox = box(layer, styles.dropBox)
  const dropZone = box(layer, styles.dropZone)
  const dropLine = box(layer, styles.dropLine)
  const dragged = box(layer, styles.dragged)
  const words = (name: string | undefined) => {
    const element = dragged.appendChild(layer.ownerDocument.createElement('span'))
    element.className = name ?? ''
    return (text: string) => {
      element.hidden = text === ''
      if (element.textContent !== text) element.textContent = text
    }
  }
  const [writeNote, writeWhere, writeName] = [
    words(styles.note),
    words(styles.where),
    words(styles.draggedName),
  ]
  const placeToolbar = createToolbarPlacer(layer)
  let drop: DropShown | null = null
  let frame = 0
  let typing = false
  /** Redraws when the toolbar's size changes with the block's name and with typing. */
  const resized = new ResizeObserver(() => schedule())
  let watched: HTMLElement | null = null
  const watch = (bar: HTMLElement | null) => {
    if (bar === watched) return
    resized.disconnect()
    if (bar) resized.observe(bar)
    watched = bar
  }

  const placeOf = (uuid: string | null | undefined): Rect | undefined => {
    const rect = uuid ? rectOf(writer.nodeOf(uuid)) : undefined
    return rect && toSpace(viewport(), rect)
  }

  const hoverPlace = (): Rect | undefined => {
    const uuid = session.hovered.get()
    return uuid === null || drop || session.selection.get().includes(uuid) ? undefined : placeOf(uuid)
  }

  const drawHover = (place: Rect | undefined) => {
    put(hover, place)
    const record = place && store.get(session.hovered.get() ?? '')
    if (record) hoverName.textContent = labelOf(record)
  }

  const drawSelection = (ids: readonly string[], places: readonly (Rect | undefined)[]) => {
    const bar = toolbar()
    watch(bar)
    // reads layout before anything is written
    placeToolbar({
      bar,
      key: ids[0] ?? '',
      block: places[0],
      viewport: viewport(),
      node: writer.nodeOf(ids[0] ?? ''),
    })
    while (selected.length < ids.length) selected.push(box(layer, styles.selected))
    const activity = session.activity.get()
    // a press shows nothing yet, because it may lead into the next text
    if (activity !== 'pointing') typing = activity === 'editing-text'
    selected.forEach((element, at) => {
      put(element, places[at])
      element.classList.toggle(styles.typing ?? '', typing)
    })
  }

  const drawDrop = () => {
    const { line, box: around, zone, forbidden = false } = drop?.indicator ?? {}
    put(dropLine, line && toSpace(viewport(), line))
    put(dropZone, zone && toSpace(viewport(), zone.rect))
    put(dropBox, around && toSpace(viewport(), around))
    for (const element of [dropLine, dropZone, dropBox])
      element.classList.toggle(styles.forbidden ?? '', forbidden)
    dragged.hidden = !drop
    if (!drop) return
    // at the edge farther from the pointer, so that it does not cover the target
    const { y } = toSpace(viewport(), { ...drop.at, width: 0, height: 0 })
    dragged.classList.toggle(styles.above ?? '', y > layer.clientHeight / 2)
    writeName(drop.label ?? '')
    writeWhere(drop.where ?? '')
    writeNote(drop.note)
  }

  const schedule = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      // all reads come first, because a read after a write forces another layout
      const ids = session.activity.get() === 'dragging' ? [] : session.selection.get()
      const places = ids.map(placeOf)
      const hovered = hoverPlace()
      drawSelection(ids, places)
      drawHover(hovered)
      drawDrop()
    })
  }

  const stops = [
    session.selection.subscribe(schedule),
    session.hovered.subscribe(schedule),
    session.activity.subscribe(() => {
      // a press shows nothing yet, because it may lead into the next text
      if (session.activity.get() !== 'pointing') schedule()
    }),
  ]
  schedule()

  return {
    schedule,
    showDrop: (shown) => {
      drop = shown
      schedule()
    },
    dispose: () => {
      for (const stop of stops) stop()
      resized.disconnect()
      cancelAnimationFrame(frame)
      layer.replaceChildren()
    },
  }
}
