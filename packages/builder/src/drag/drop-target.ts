import type { DropPosition } from '../changes/position.ts'
import { edgeAt } from '../geometry/edge.ts'
import { beginsAt } from '../geometry/flow.ts'
import { sideAt, stripAt } from '../geometry/side.ts'
import { isCanvas } from '../rules/node-rules.ts'
import { resolvePlace } from '../rules/resolve-position.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import { nodeOf } from '../tree/walk.ts'
import { canDrop } from './can-drop.ts'
import type { DropQuestion, DropResult, DropZone, Layout } from './drop.ts'
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

type Pointer = DropQuestion['pointer']

/** A place that the pointer can mean, and the part of the target by which it does. */
interface Aim {
  readonly place: DropPosition
  readonly zone?: DropZone
}

/** Before or after a node whose edge is within reach: the left and upper edges are before, the others after. */
const byEdge = (node: NodeRecord, pointer: Pointer, layout: Layout): Aim | null => {
  const rect = layout.rect(node.uuid)
  if (!rect || node.parent === null) return null
  const flow = layout.flow(node.parent)
  const near = edgeAt(rect, { pointer, axis: flow.axis, keepsInside: isCanvas(node) })
  if (!near) return null
  const { side, zone } = near
  return {
    place: { beside: node.uuid, side: beginsAt(side, flow) ? 'before' : 'after' },
    zone: { rect: stripAt(rect, side, zone), by: 'edge', side },
  }
}

/** Into a container: at its top in the upper half, at its bottom in the lower one. */
const intoHalf = ({ uuid }: NodeRecord, pointer: Pointer, layout: Layout): Aim => {
  const rect = layout.rect(uuid)
  if (!rect) return { place: { into: uuid, at: 'end' } }
  const side = sideAt(rect, pointer, 'y')
  return {
    place: { into: uuid, at: beginsAt(side, layout.flow(uuid)) ? 'start' : 'end' },
    zone: { rect: stripAt(rect, side), by: 'half', side },
  }
}

/** Beside an element: before it in the left half, after it in the right one, however its siblings stand. */
const besideHalf = ({ uuid }: NodeRecord, parent: string, pointer: Pointer, layout: Layout): Aim => {
  const rect = layout.rect(uuid)
  if (!rect) return { place: { beside: uuid, side: 'after' } }
  const side = sideAt(rect, pointer, 'x')
  return {
    place: { beside: uuid, side: beginsAt(side, layout.flow(parent)) ? 'before' : 'after' },
    zone: { rect: stripAt(rect, side), by: 'half', side },
  }
}

/** Returns the aims of the pointer in order: an edge, else the inside, else the drop position beside it. */
const aimsAt = (node: NodeRecord, pointer: Pointer, layout: Layout): [Aim, ...Aim[]] => {
  const edge = byEdge(node, pointer, layout)
  if (edge) return [edge]
  if (node.parent === null) return [intoHalf(node, pointer, layout)]
  const beside = besideHalf(node, node.parent, pointer, layout)
  return isCanvas(node) ? [intoHalf(node, pointer, layout), beside] : [beside]
}

/** Edges of the nodes around that the pointer is in too, nearest first. */
const outerEdges = (document: BuilderDocument, node: NodeRecord, pointer: Pointer, layout: Layout): Aim[] => {
  const aims: Aim[] = []
  for (let up = node.parent; up !== null;) {
    const parent = nodeOf(document, up)
    const edge = byEdge(parent, pointer, layout)
    if (!edge) break
    aims.push(edge)
    up = parent.parent
  }
  return aims
}

const allow = (document: BuilderDocument, aim: Aim, layout: Layout): DropResult => ({
  ok: true,
  place: aim.place,
  ...resolvePlace(document, aim.place)!,
  indicator: indicatorFor(document, aim, layout, false),
})

/**
 * Where a drop would go. Pure: asked at each move of the pointer, it answers from the rectangles alone, so the drop is
 * where the indicator was. A target that can't take the nodes gives way to the place beside it, by the left or right
 * half, and then to the edge of a node around it that the pointer touches too; when none of them takes the nodes, the
 * answer has the reason the command would give for the first.
 */
export const dropTarget = (
  document: BuilderDocument,
  { source, pointer, over }: DropQuestion,
  layout: Layout,
): DropResult => {
  const target = targetOf(document, over, layout)
  const [first, ...others] = aimsAt(target, pointer, layout)
  const verdict = canDrop(document, source, first.place)
  if (verdict.ok) return allow(document, first, layout)
  const takes = ({ place }: Aim) => canDrop(document, source, place).ok
  const next = others.find(takes) ?? outerEdges(document, target, pointer, layout).find(takes)
  if (next) return allow(document, next, layout)
  const { place } = first
  return { ok: false, place, reason: verdict.reason, indicator: indicatorFor(document, first, layout, true) }
}
