import type { DropPosition } from '../changes/position.ts'
import { barAt, inset } from '../geometry/bar.ts'
import { edgeZone } from '../geometry/edge.ts'
import type { Flow } from '../geometry/flow.ts'
import type { Rect } from '../geometry/rect.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { nodeOf } from '../tree/walk.ts'
import type { DropZone, Indicator, Layout } from './drop.ts'

const withRect = (ids: readonly string[], layout: Layout): Rect | undefined => {
  for (const id of ids) {
    const rect = layout.rect(id)
    if (rect) return rect
  }
  return undefined
}

const insideLine = (
  document: BuilderDocument,
  parent: string,
  atStart: boolean,
  layout: Layout,
): Rect | undefined => {
  const flow: Flow = layout.flow(parent)
  const { children } = nodeOf(document, parent)
  const child = withRect(atStart ? children : children.toReversed(), layout)
  if (child) return barAt(child, atStart ? 'before' : 'after', flow)
  const box = layout.rect(parent)
  return box && barAt(inset(box, edgeZone), 'before', flow)
}

const lineOf = (document: BuilderDocument, place: DropPosition, layout: Layout): Rect | undefined => {
  if ('into' in place) return insideLine(document, place.into, place.at === 'start', layout)
  const rect = layout.rect(place.beside)
  const parent = nodeOf(document, place.beside).parent
  return rect && parent !== null ? barAt(rect, place.side, layout.flow(parent)) : undefined
}

/**
 * Returns the indicator of a drop position: the bar at the position, the box of the accepting or refusing
 * parent, and the deciding part of the target.
 */
export const indicatorFor = (
  document: BuilderDocument,
  { place, zone }: { readonly place: DropPosition; readonly zone?: DropZone },
  layout: Layout,
  forbidden: boolean,
): Indicator => {
  const holder = 'into' in place ? place.into : nodeOf(document, place.beside).parent
  const line = lineOf(document, place, layout)
  const box = holder === null ? undefined : layout.rect(holder)
  return { forbidden, ...(zone && { zone }), ...(line && { line }), ...(box && { box }) }
}
