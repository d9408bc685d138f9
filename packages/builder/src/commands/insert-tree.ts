import { tagOf } from '../blocks/registry.ts'
import { draftOf } from '../changes/draft.ts'
import type { DropPosition } from '../changes/position.ts'
import { canInsertAt } from '../rules/can-place.ts'
import type { Verdict } from '../rules/reason.ts'
import { resolvePlace } from '../rules/resolve-position.ts'
import { isElementDefault } from '../theme/named/named-style.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { fromWire, unusedUuids } from '../tree/from-wire.ts'
import type { NewUuid } from '../tree/uuid.ts'
import type { WireNode } from '../tree/wire-node.ts'
import type { CommandResult } from './command.ts'
import { endSamples } from './end-samples.ts'
import { withoutDefaultValues } from './named/default-values.ts'
import { freshKeys } from './fresh-keys.ts'
import { insertedAt } from './place-children.ts'

export interface InsertTree {
  readonly nodes: readonly WireNode[]
  readonly place: DropPosition
  readonly newUuid: NewUuid
}

export const canInsertTree = (
  document: BuilderDocument,
  { nodes, place }: Omit<InsertTree, 'newUuid'>,
): Verdict => canInsertAt(document, nodes, place)

/** Inserts new nodes with new UUIDs. */
export const insertTree = (
  document: BuilderDocument,
  { nodes, place, newUuid }: InsertTree,
): CommandResult => {
  const verdict = canInsertAt(document, nodes, place)
  if (!verdict.ok) return verdict
  const { parent, index } = resolvePlace(document, place)!
  const next = unusedUuids(newUuid, (uuid) => document.nodes.has(uuid))
  const { roots, records } = fromWire(nodes, parent, () => next(), freshKeys(document, nodes, newUuid))
  const draft = draftOf(document)
  const record = draft.get(parent)
  draft.put({ ...record, children: insertedAt(record.children, index, roots) })
  const defaults = (document.page.theme?.styles ?? []).filter(isElementDefault)
  for (const planted of records) {
    const own = defaults.length > 0 ? defaults.filter(({ id }) => id === tagOf(planted)) : defaults
    draft.put(own.length > 0 ? withoutDefaultValues(planted, own) : planted)
  }
  endSamples(draft, [parent])
  return { ok: true, change: draft.change(), select: roots }
}
