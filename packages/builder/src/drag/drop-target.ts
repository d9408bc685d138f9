import type { Place } from '../changes/place.ts'
import { edgeAt } from '../geometry/edge.ts'
import { inFirstHalf } from '../geometry/along.ts'
import { isCanvas } from '../rules/node-rules.ts'
import { resolvePlace } from '../rules/resolve-place.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import { nodeOf } from '../tree/walk.ts'
import { canDrop } from './can-drop.ts'
import type { DropQuestion, DropResult, Layout } from './drop.ts'
import { indicatorFor } from './indicator.ts'

/** The node under the pointer that a drop can be about: pieces of running text stand for the block around them. */
const targetOf = (document: BuilderDocument, over: string, layout: Layout): NodeRecord => {
  let node = nodeOf(document, over)
  while (node.parent !== null) {
    const parent = nodeOf(document, node.parent)
    if (layout.rect(node.uuid) && (isCanvas(node) || isCanvas(parent))) break
    node = parent
  }
  return node
}

const atEdge = (node: NodeRecord, pointer: DropQuestion['pointer'], layout: Layout): Place | null => {
  const rect = layout.rect(node.uuid)
  if (!rect || node.parent === null) return null
  const side = edgeAt(rect, pointer, layout.flow(node.parent))
  return side && { beside: node.uuid, side }
}

/** The place that the pointer means: an edge, else a half of the inside, else a half of the element. */
const placeAt = (node: NodeRecord, pointer: DropQuestion['pointer'], layout: Layout): Place => {
  const edge = atEdge(node, pointer, layout)
  if (edge) return edge
  const rect = layout.rect(node.uuid)
  if (node.parent === null || isCanvas(node)) {
    const first = rect ? inFirstHalf(rect, pointer, layout.flow(node.uuid)) : false
    return { into: node.uuid, at: first ? 'start' : 'end' }
  }
  const first = rect ? inFirstHalf(rect, pointer, layout.flow(node.parent)) : false
  return { beside: node.uuid, side: first ? 'before' : 'after' }
}

/** Edges of the nodes around that the pointer is in too, nearest first. */
const outerEdges = (
  document: BuilderDocument,
  node: NodeRecord,
  pointer: DropQuestion['pointer'],
  layout: Layout,
): Place[] => {
  const places: Place[] = []
  for (let up = node.parent; up !== null;) {
    const parent = nodeOf(document, up)
    const edge = atEdge(parent, pointer, layout)
    if (!edge) break
    places.push(edge)
    up = parent.parent
  }
  return places
}

const allow = (document: BuilderDocument, place: Place, layout: Layout): DropResult => ({
  ok: true,
  place,
  ...resolvePlace(document, place)!,
  indicator: indicatorFor(document, place, layout, false),
})

/**
 * Where a drop would go. Pure: asked at each move of the pointer, it answers from the rectangles alone, so the drop is
 * where the indicator was. A place that is refused gives way to the edge of a node around it that the pointer touches
 * too; when none of them takes the nodes, the answer has the reason the command would give for the first.
 */
export const dropTarget = (
  document: BuilderDocument,
  { source, pointer, over }: DropQuestion,
  layout: Layout,
): DropResult => {
  const target = targetOf(document, over, layout)
  const place = placeAt(target, pointer, layout)
  const verdict = canDrop(document, source, place)
  if (verdict.ok) return allow(document, place, layout)
  const outer = outerEdges(document, target, pointer, layout).find(
    (each) => canDrop(document, source, each).ok,
  )
  if (outer) return allow(document, outer, layout)
  return { ok: false, place, reason: verdict.reason, indicator: indicatorFor(document, place, layout, true) }
}
