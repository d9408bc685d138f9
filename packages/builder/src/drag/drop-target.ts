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

/** Returns the drop target under the pointer; inline text resolves to its block. */
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

/** Possible drop position, with the part of the target that selects it. */
interface Aim {
  readonly place: DropPosition
  readonly zone?: DropZone
}

/**
 * Returns a position before or after a node whose edge is near: before at the left and upper edges, after at
 * the others.
 */
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

/** Returns a position inside a container: at its start in the upper half, at its end in the lower one. */
const intoHalf = ({ uuid }: NodeRecord, pointer: Pointer, layout: Layout): Aim => {
  const rect = layout.rect(uuid)
  if (!rect) return { place: { into: uuid, at: 'end' } }
  const side = sideAt(rect, pointer, 'y')
  return {
    place: { into: uuid, at: beginsAt(side, layout.flow(uuid)) ? 'start' : 'end' },
    zone: { rect: stripAt(rect, side), by: 'half', side },
  }
}

/**
 * Returns a position next to an element: before it in the left half, after it in the right one, whatever the
 * layout of its siblings.
 */
const besideHalf = ({ uuid }: NodeRecord, parent: string, pointer: Pointer, layout: Layout): Aim => {
  const rect = layout.rect(uuid)
  if (!rect) return { place: { beside: uuid, side: 'after' } }
  const side = sideAt(rect, pointer, 'x')
  return {
    place: { beside: uuid, side: beginsAt(side, layout.flow(parent)) ? 'before' : 'after' },
    zone: { rect: stripAt(rect, side), by: 'half', side },
  }
}

/**
 * Returns the candidates for the pointer: an edge, else the inside, else a position next to a container that
 * refuses the nodes.
 */
const aimsAt = (node: NodeRecord, pointer: Pointer, layout: Layout): [Aim, ...Aim[]] => {
  const edge = byEdge(node, pointer, layout)
  if (edge) return [edge]
  if (node.parent === null) return [intoHalf(node, pointer, layout)]
  const beside = besideHalf(node, node.parent, pointer, layout)
  return isCanvas(node) ? [intoHalf(node, pointer, layout), beside] : [beside]
}

/** Returns edges of ancestors that the pointer also touches, nearest first. */
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
 * Returns the drop position for a pointer. Pure, from rectangles alone, so that the drop goes where the
 * indicator was. If a target refuses the nodes, falls back to the position next to it, by the left or right
 * half, and then to a touched edge of an ancestor. If all refuse, returns the reason of the first.
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
