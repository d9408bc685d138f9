import { draftOf, type Draft } from '../changes/draft.ts'
import { lockOf } from '../rules/locks.ts'
import { allowed, type Verdict } from '../rules/reason.ts'
import { isLocked, notFound, nothingSelected } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { NodeRecord } from '../tree/record.ts'
import type { CommandResult } from './command.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * The values with the changes in them, changed ones last: among styles a later shorthand would cover them.
 * Undefined takes a value away. The same object when nothing changes.
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

/** May the values of these nodes be set? The root's may, a locked node's may not. */
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

/** The change that puts an edited record in the place of each node; those edited to themselves stay out of it. */
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
