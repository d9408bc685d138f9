import { draftOf } from '../changes/draft.ts'
import { allowed, type Verdict } from '../rules/reason.ts'
import { lockOf } from '../rules/locks.ts'
import { holdsLocked, isLocked, isRoot, notFound, nothingSelected } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { topmost } from '../tree/selection-order.ts'
import { nodeOf, subtree } from '../tree/walk.ts'
import type { CommandResult } from './command.ts'
import { detach } from './place-children.ts'

export interface RemoveNodes {
  readonly ids: readonly string[]
}

export const canRemoveNodes = (document: BuilderDocument, { ids }: RemoveNodes): Verdict => {
  if (ids.length === 0) return nothingSelected()
  for (const uuid of ids) {
    const node = document.nodes.get(uuid)
    if (!node) return notFound()
    if (node.parent === null) return isRoot()
    const lock = lockOf(document, uuid)
    if (lock) return isLocked(lock, uuid)
    const held = subtree(document, uuid).find(({ addition }) => addition.locked)
    if (held) return holdsLocked(held)
  }
  return allowed
}

/**
 * Returns the selection after a removal: the next remaining sibling, else the previous one, else the parent.
 */
const afterRemoval = (document: BuilderDocument, ids: readonly string[]): string[] => {
  const gone = new Set(ids)
  const last = ids.at(-1)!
  const parent = nodeOf(document, nodeOf(document, last).parent!)
  const at = parent.children.indexOf(last)
  const stays = (uuid: string) => !gone.has(uuid)
  const next = parent.children.slice(at + 1).find(stays) ?? parent.children.slice(0, at).findLast(stays)
  return [next ?? parent.uuid]
}

/** Removes nodes with their descendants. */
export const removeNodes = (document: BuilderDocument, { ids }: RemoveNodes): CommandResult => {
  const verdict = canRemoveNodes(document, { ids })
  if (!verdict.ok) return verdict
  const removed = topmost(document, ids)
  const draft = draftOf(document)
  detach(draft, removed)
  for (const uuid of removed) for (const record of subtree(document, uuid)) draft.remove(record.uuid)
  return { ok: true, change: draft.change(), select: afterRemoval(document, removed) }
}
