import { applyChange } from '../changes/change.ts'
import { checkPage } from '../checks/check-page.ts'
import type { CheckOptions, CheckRule, Finding } from '../checks/finding.ts'
import { importHtml } from '../html/import/import-html.ts'
import type { BuilderDocument } from '../tree/document.ts'

/** Returns the rules that HTML violates as part of a page. */
export const inHtml = (html: string, options: CheckOptions = {}): CheckRule[] =>
  checkPage(importHtml(html).document, { part: true, ...options }).map(({ rule }) => rule)

/** Returns the document after the finding's own fix; throws if there is none. */
export const fixed = (document: BuilderDocument, finding: Finding | undefined): BuilderDocument => {
  const result = finding?.fix?.command(document)
  if (!result?.ok) throw new Error('There is no fix, or it was refused')
  return applyChange(document, result.change)
}
