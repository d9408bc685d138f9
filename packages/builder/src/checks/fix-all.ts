import { applyChange, composeChanges, emptyChange, isEmptyChange, type Change } from '../changes/change.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { checkPage } from './check-page.ts'
import type { CheckOptions, CheckRule } from './finding.ts'

export interface FixedAll {
  /** All fixes together, as one undo step. */
  readonly change: Change
  readonly fixed: number
  /** Findings whose fix was refused, e.g. at a locked node. */
  readonly refused: number
}

/** Fixes all fixable findings of one rule, each once. */
export const fixAll = (document: BuilderDocument, rule: CheckRule, options: CheckOptions = {}): FixedAll => {
  const tried = new Set<string>()
  let [now, change, fixed, refused] = [document, emptyChange, 0, 0]
  for (;;) {
    const open = checkPage(now, options).filter(
      (finding) => finding.rule === rule && finding.fix && !tried.has(finding.id),
    )
    if (open.length === 0) return { change, fixed, refused }
    for (const { id, fix } of open) {
      tried.add(id)
      const result = fix!.command(now)
      if (!result.ok) refused += 1
      // a finding already fixed by another fix of this round changes nothing
      else if (!isEmptyChange(result.change)) {
        now = applyChange(now, result.change)
        change = composeChanges(change, result.change)
        fixed += 1
      }
    }
  }
}
