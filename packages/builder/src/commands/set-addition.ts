import type { Verdict } from '../rules/reason.ts'
import { allowed } from '../rules/reason.ts'
import { isLocked, notFound, nothingSelected } from '../rules/refusals.ts'
import { lockOf } from '../rules/locks.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Addition } from '../tree/record.ts'
import type { CommandResult } from './command.ts'
import { editNodes, withValues } from './set-values.ts'

export interface SetAddition {
  readonly ids: readonly string[]
  /** `undefined` removes a value. `attributes` are replaced as a whole. */
  readonly addition: Addition
}

/**
 * Layers panel fields, which can be changed on a locked node, because otherwise a lock could not be removed.
 */
const notes: ReadonlySet<string> = new Set(['name', 'locked', 'hidden', 'sample'])

export const canSetAddition = (document: BuilderDocument, { ids, addition }: SetAddition): Verdict => {
  if (ids.length === 0) return nothingSelected()
  if (!ids.every((uuid) => document.nodes.has(uuid))) return notFound()
  if (Object.keys(addition).every((name) => notes.has(name))) return allowed
  for (const uuid of ids) {
    const lock = lockOf(document, uuid)
    if (lock) return isLocked(lock, uuid)
  }
  return allowed
}

/** Names, locks or hides nodes, or sets their tag and attributes. */
export const setAddition = (document: BuilderDocument, { ids, addition }: SetAddition): CommandResult => {
  const verdict = canSetAddition(document, { ids, addition })
  if (!verdict.ok) return verdict
  return editNodes(document, ids, (node) => {
    const next = withValues(node.addition, addition)
    return next === node.addition ? node : { ...node, addition: next }
  })
}
