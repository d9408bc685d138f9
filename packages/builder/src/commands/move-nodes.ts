import { draftOf } from '../changes/draft.ts'
import type { DropPosition } from '../changes/position.ts'
import { canMoveTo } from '../rules/can-place.ts'
import type { Verdict } from '../rules/reason.ts'
import { resolvePlace } from '../rules/resolve-position.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { topmost } from '../tree/selection-order.ts'
import type { CommandResult } from './command.ts'
import { endSamples } from './end-samples.ts'
import { attach, detach } from './place-children.ts'

export interface MoveNodes {
  readonly ids: readonly string[]
  readonly place: DropPosition
}

const present = (document: BuilderDocument, ids: readonly string[]): readonly string[] =>
  ids.every((uuid) => document.nodes.has(uuid)) ? topmost(document, ids) : ids

export const canMoveNodes = (document: BuilderDocument, { ids, place }: MoveNodes): Verdict =>
  canMoveTo(document, present(document, ids), place)

/** Moves nodes, in document order, to a drop position. Nodes inside another moved node move along with it. */
export const moveNodes = (document: BuilderDocument, { ids, place }: MoveNodes): CommandResult => {
  const moved = present(document, ids)
  const verdict = canMoveTo(document, moved, place)
  if (!verdict.ok) return verdict
  const { parent, index } = resolvePlace(document, place)!
  const before = document.nodes.get(parent)!.children.slice(0, index)
  const leaving = new Set(moved)
  const draft = draftOf(document)
  detach(draft, moved)
  attach(
    draft,
    parent,
    before.filter((child) => !leaving.has(child)).length,
    moved.map((uuid) => draft.get(uuid)),
  )
  if (moved.some((uuid) => document.nodes.get(uuid)?.parent !== parent)) endSamples(draft, [parent])
  return { ok: true, change: draft.change(), select: moved }
}
