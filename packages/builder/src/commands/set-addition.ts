import type { Verdict } from '../rules/reason.ts'
import { allowed } from '../rules/reason.ts'
import { notFound, nothingSelected } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Addition } from '../tree/record.ts'
import type { CommandResult } from './command.ts'
import { editNodes, withValues } from './set-values.ts'

export interface SetAddition {
  readonly ids: readonly string[]
  /** `undefined` takes a value away. `attributes` are replaced as a whole. */
  readonly addition: Addition
}

/** Locked nodes too: this is how they are unlocked. */
export const canSetAddition = (document: BuilderDocument, { ids }: Pick<SetAddition, 'ids'>): Verdict => {
  if (ids.length === 0) return nothingSelected()
  return ids.every((uuid) => document.nodes.has(uuid)) ? allowed : notFound()
}

/** Names, locks, hides nodes, or sets their tag and attributes. */
export const setAddition = (document: BuilderDocument, { ids, addition }: SetAddition): CommandResult => {
  const verdict = canSetAddition(document, { ids })
  if (!verdict.ok) return verdict
  return editNodes(document, ids, (node) => {
    const next = withValues(node.addition, addition)
    return next === node.addition ? node : { ...node, addition: next }
  })
}
