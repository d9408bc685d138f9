import { draftOf } from '../changes/draft.ts'
import type { Verdict } from '../rules/reason.ts'
import { canMoveFrom } from '../rules/can-place.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { toWire } from '../tree/to-wire.ts'
import { fromWire, unusedUuids } from '../tree/from-wire.ts'
import { topmost } from '../tree/selection-order.ts'
import { nodeOf } from '../tree/walk.ts'
import type { NewUuid } from '../tree/uuid.ts'
import type { WireNode } from '../tree/wire-node.ts'
import type { CommandResult } from './command.ts'
import { freshKeys } from './fresh-keys.ts'

export interface DuplicateNodes {
  readonly ids: readonly string[]
  readonly newUuid: NewUuid
}

export const canDuplicateNodes = (document: BuilderDocument, { ids }: Pick<DuplicateNodes, 'ids'>): Verdict =>
  canMoveFrom(document, ids)

/** Drops the id, because ids must be unique on a page. */
const withoutId = (node: WireNode): WireNode => {
  const { id, ...attributes } = node.addition.attributes ?? {}
  return id === undefined ? node : { ...node, addition: { ...node.addition, attributes } }
}

/** Inserts a copy of each node right after it and selects the copies. */
export const duplicateNodes = (
  document: BuilderDocument,
  { ids, newUuid }: DuplicateNodes,
): CommandResult => {
  const verdict = canMoveFrom(document, ids)
  if (!verdict.ok) return verdict
  const draft = draftOf(document)
  const next = unusedUuids(newUuid, (uuid) => document.nodes.has(uuid))
  const copies = topmost(document, ids).map((uuid) => ({ uuid, copy: withoutId(toWire(document, uuid)) }))
  const propsOf = freshKeys(
    document,
    copies.map(({ copy }) => copy),
    newUuid,
  )
  const select = copies.map(({ uuid, copy }) => {
    const parent = draft.get(nodeOf(document, uuid).parent!)
    const { roots, records } = fromWire([copy], parent.uuid, () => next(), propsOf)
    const children = [...parent.children]
    children.splice(children.indexOf(uuid) + 1, 0, roots[0]!)
    draft.put({ ...parent, children })
    for (const record of records) draft.put(record)
    return roots[0]!
  })
  return { ok: true, change: draft.change(), select }
}
