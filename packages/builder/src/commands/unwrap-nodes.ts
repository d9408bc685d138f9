import { applyChange, composeChanges } from '../changes/change.ts'
import type { Verdict } from '../rules/reason.ts'
import { nothingSelected } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { topmost } from '../tree/selection-order.ts'
import type { CommandResult } from './command.ts'
import { canUnwrapNode, unwrapNode } from './unwrap-node.ts'

export interface UnwrapNodes {
  readonly ids: readonly string[]
}

export const canUnwrapNodes = (document: BuilderDocument, { ids }: UnwrapNodes): Verdict => {
  if (ids.length === 0) return nothingSelected()
  const refused = ids.map((id) => canUnwrapNode(document, { id })).find(({ ok }) => !ok)
  return refused ?? { ok: true }
}

/** Unwraps several containers as one change; a container inside another of them stays. */
export const unwrapNodes = (document: BuilderDocument, { ids }: UnwrapNodes): CommandResult => {
  const verdict = canUnwrapNodes(document, { ids })
  if (!verdict.ok) return verdict
  const [first, ...rest] = topmost(document, ids)
  let result = unwrapNode(document, { id: first! })
  for (const id of rest) {
    if (!result.ok) return result
    const next = unwrapNode(applyChange(document, result.change), { id })
    if (!next.ok) return next
    const change = composeChanges(result.change, next.change)
    result = { ok: true, change, select: [...result.select, ...next.select] }
  }
  return result
}
