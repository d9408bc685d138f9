import { applyChange, composeChanges, emptyChange, isEmptyChange, type Change } from '../changes/change.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { checkPage } from './check-page.ts'
import type { CheckOptions, CheckRule } from './finding.ts'

export interface FixedAll {
  /** All fixes together: one step of the history. */
  readonly change: Change
  readonly fixed: number
  /** Findings whose fix was refused, as at a locked node. */
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
      // one that another fix of this round has mended already changes nothing
      else if (!isEmptyChange(result.change)) {
        now = applyChange(now, result.change)
        change = composeChanges(change, result.change)
        fixed += 1
      }
    }
  }
}
