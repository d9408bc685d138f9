import type { Described } from '../blocks/block-type.ts'
import { tagOf } from '../blocks/registry.ts'
import type { DropPosition } from '../changes/position.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import { ancestors, isWithin, nodeOf, subtree } from '../tree/walk.ts'
import type { WireNode } from '../tree/wire-node.ts'
import { htmlRefusal } from './html-content.ts'
import { allowsDrag, allowsMoveIn, allowsMoveOut, isCanvas } from './node-rules.ts'
import { lockOf } from './locks.ts'
import { allowed, type Verdict } from './reason.ts'
import {
  insertRefused,
  isLocked,
  isRoot,
  moveRefused,
  notDraggable,
  notFound,
  nothingSelected,
  whyLocked,
  whyNoCanvas,
} from './refusals.ts'
import { resolvePlace } from './resolve-position.ts'
import { slotRefusal } from './slot-kinds.ts'

/** Checks whether these nodes can be moved from their position: only nodes inside a canvas can. */
export const canMoveFrom = (document: BuilderDocument, ids: readonly string[]): Verdict => {
  if (ids.length === 0) return nothingSelected()
  for (const uuid of ids) {
    const node = document.nodes.get(uuid)
    if (!node) return notFound()
    if (node.parent === null) return isRoot()
    const lock = lockOf(document, uuid)
    if (lock) return isLocked(lock, uuid)
    if (!isCanvas(nodeOf(document, node.parent)) || !allowsDrag(node)) return notDraggable(node.componentName)
  }
  return allowed
}

const around = (document: BuilderDocument, parent: NodeRecord): NodeRecord[] => [
  parent,
  ...ancestors(document, parent.uuid),
]

const reordered = (document: BuilderDocument, ids: readonly string[], parent: NodeRecord): boolean =>
  ids.every((uuid) => nodeOf(document, uuid).parent === parent.uuid)

const isBesideRoot = (document: BuilderDocument, place: DropPosition): boolean =>
  'beside' in place && place.beside === document.root

/** Returns why a parent accepts no nodes at all; null if that depends on the nodes. */
const closed = (document: BuilderDocument, parent: NodeRecord): string | null => {
  if (!isCanvas(parent)) return whyNoCanvas(parent)
  const lock = lockOf(document, parent.uuid)
  return lock ? whyLocked(lock) : null
}

/**
 * Checks whether these nodes of the document can be moved there. Reordering within one parent checks neither
 * its move-in nor its move-out rule.
 */
export const canMoveTo = (
  document: BuilderDocument,
  ids: readonly string[],
  place: DropPosition,
): Verdict => {
  const taken = canMoveFrom(document, ids)
  if (!taken.ok) return taken
  const position = resolvePlace(document, place)
  if (!position) return isBesideRoot(document, place) ? moveRefused(whyNoCanvas()) : notFound()
  const parent = nodeOf(document, position.parent)
  const whyClosed = closed(document, parent)
  if (whyClosed) return moveRefused(whyClosed)
  if ('beside' in place && ids.includes(place.beside)) {
    return moveRefused('A block can’t be placed next to itself.')
  }
  if (ids.some((uuid) => isWithin(document, parent.uuid, uuid))) {
    return moveRefused('A block can’t be placed inside itself.')
  }
  if (reordered(document, ids, parent)) return allowed
  const outer = around(document, parent)
  for (const uuid of ids) {
    const node = nodeOf(document, uuid)
    if (node.parent === parent.uuid) continue
    const from = nodeOf(document, node.parent!)
    if (!allowsMoveOut(from, node)) return moveRefused('Its container doesn’t allow moving it out.')
    if (!allowsMoveIn(parent, node)) return moveRefused('The container doesn’t accept this kind of block.')
    const slot = slotRefusal(outer, node)
    if (slot) return moveRefused(slot)
    const refusal = htmlRefusal(outer, subtree(document, uuid))
    if (refusal) return moveRefused(refusal)
  }
  return allowed
}

/** Returns a wire node with its descendants, the node first. */
const flattened = (node: WireNode): Described[] => {
  const found: WireNode[] = []
  const waiting = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next)
    for (const child of next.children) waiting.push(child)
  }
  return found
}

/** Block types that only a place of a section contains. */
const belongsToPlaces: ReadonlySet<string> = new Set(['Slot', 'OwnText'])

/** Checks whether new nodes can be appended, prepended or inserted there. */
export const canInsertAt = (
  document: BuilderDocument,
  nodes: readonly WireNode[],
  place: DropPosition,
): Verdict => {
  const [first] = nodes
  if (!first) return nothingSelected()
  const position = resolvePlace(document, place)
  if (!position) {
    return isBesideRoot(document, place)
      ? insertRefused(place, 'Canvas', first.componentName, whyNoCanvas())
      : notFound()
  }
  const parent = nodeOf(document, position.parent)
  const refuse = (node: WireNode, detail: string) =>
    insertRefused(place, parent.componentName, node.componentName, detail)
  const whyClosed = closed(document, parent)
  if (whyClosed) return refuse(first, whyClosed)
  const outer = around(document, parent)
  for (const node of nodes) {
    if (tagOf(node) === 'body') return refuse(node, 'A page can’t be placed inside a page.')
    if (belongsToPlaces.has(node.componentName))
      return refuse(node, 'Own content belongs to its section. Copy the blocks inside it instead.')
    if (!allowsMoveIn(parent, node)) return refuse(node, 'The container doesn’t accept this kind of block.')
    const slot = slotRefusal(outer, node)
    if (slot) return refuse(node, slot)
    const refusal = htmlRefusal(outer, flattened(node))
    if (refusal) return refuse(node, refusal)
  }
  return allowed
}
