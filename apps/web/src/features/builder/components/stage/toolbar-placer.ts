import type { Point, Rect } from '@web2/builder'
import { toSpace, type Viewport } from '../../canvas/viewport.ts'
import { toolbarSpot } from './toolbar-spot.ts'

/** Points of a place that are looked at; lines of text are hardly ever smaller than the space between them. */
const columns = [0.05, 0.5, 0.95]
const rows = [0.15, 0.85]

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))

const holdsText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === 3 && /\S/.test(node.textContent ?? ''))

/** How much of the page's texts lies under a place of the space. */
const hiddenText = (doc: Document, viewport: Viewport, place: Rect): number => {
  const found = new Set<Element>()
  for (const column of columns)
    for (const row of rows) {
      const x = (place.x + place.width * column - viewport.left) / viewport.zoom
      const element = doc.elementFromPoint(x, (place.y + place.height * row) / viewport.zoom)
      if (element && holdsText(element)) found.add(element)
    }
  let hidden = 0
  for (const element of found) {
    const range = doc.createRange()
    range.selectNodeContents(element)
    for (const line of range.getClientRects()) hidden += overlap(place, toSpace(viewport, line))
  }
  return hidden
}

export interface Placing {
  readonly bar: HTMLElement | null
  /** What is selected, and its box in the space; without one the bar is hidden. */
  readonly key: string
  readonly block: Rect | undefined
  readonly viewport: Viewport
  readonly doc: Document
}

/**
 * Puts the selection's buttons beside it. The place is chosen when the selection or its size changes; while the page
 * scrolls the bar goes along as long as it stays in sight.
 */
export const createToolbarPlacer = (layer: HTMLElement): ((placing: Placing) => void) => {
  let chosen: { readonly of: string; readonly key: string; readonly offset: Point } | null = null

  return ({ bar, key, block, viewport, doc }) => {
    if (!bar) return
    const space = { width: layer.clientWidth, height: layer.clientHeight }
    const visible = block !== undefined && block.y + block.height >= 0 && block.y <= space.height
    bar.style.visibility = visible ? 'visible' : 'hidden'
    if (!visible) return
    const size = { width: bar.offsetWidth, height: bar.offsetHeight }
    const full = [key, block.width, block.height, size.width, space.width, viewport.zoom]
      .map(String)
      .join(' ')
    const stays = (offset: Point) => {
      const y = block.y + offset.y
      return y >= 0 && y + size.height <= space.height
    }
    // a button must not slip away from under the pointer that presses it
    const held = chosen?.of === key && bar.matches(':hover')
    if (!chosen || (chosen.key !== full && !held) || !stays(chosen.offset)) {
      const spot = toolbarSpot({
        block,
        bar: size,
        space,
        hides: (place) => hiddenText(doc, viewport, place),
      })
      chosen = { of: key, key: full, offset: { x: spot.x - block.x, y: spot.y - block.y } }
    }
    const { offset } = chosen
    bar.style.transform = `translate(${block.x + offset.x}px, ${block.y + offset.y}px)`
  }
}
