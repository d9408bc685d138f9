import { draftOf, type Draft } from '../changes/draft.ts'
import { lockOf } from '../rules/locks.ts'
import { allowed, type Verdict } from '../rules/reason.ts'
import { isLocked, notFound, nothingSelected } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import type { CommandResult } from './command.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Merges changes into values, changed ones last, because among styles a later shorthand would override them.
 * Undefined removes a value. Returns the same object if nothing changes.
 */
export const withValues = <T extends Values>(values: T, changes: Values): T => {
  const names = Object.keys(changes).filter((name) => values[name] !== changes[name])
  if (names.length === 0) return values
  const next: Record<string, unknown> = { ...values }
  for (const name of names) {
    delete next[name]
    if (changes[name] !== undefined) next[name] = changes[name]
  }
  return next as T
}

/** Checks whether values of these nodes can be set: allowed for the root, refused for locked nodes. */
export const canSetValues = (document: BuilderDocument, ids: readonly string[]): Verdict => {
  if (ids.length === 0) return nothingSelected()
  for (const uuid of ids) {
    const node = document.nodes.get(uuid)
    if (!node) return notFound()
    const lock = lockOf(document, uuid)
    if (lock) return isLocked(lock, uuid)
  }
  return allowed
}

/** Returns the change that replaces each node by its edited record, without unchanged ones. */
export const editNodes = (
  document: BuilderDocument,
  ids: readonly string[],
  edit: (node: NodeRecord) => NodeRecord,
  after?: (draft: Draft, edited: readonly string[]) => void,
): CommandResult => {
  const draft = draftOf(document)
  const changed: string[] = []
  for (const uuid of ids) {
    const node = draft.get(uuid)
    const edited = edit(node)
    if (edited === node) continue
    draft.put(edited)
    changed.push(uuid)
  }
  after?.(draft, changed)
  return { ok: true, change: draft.change(), select: ids }
}
