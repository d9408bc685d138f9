import { safeStyleSheet } from '../../safety/safe-css.ts'
import type { DropReport } from './drop-report.ts'
import type { ParsedElement } from './parsed.ts'

/** Returns the text of a style element; URLs that would run code are removed and reported. */
export const importSheet = (css: string, element: ParsedElement, report: DropReport): string => {
  const safe = safeStyleSheet(css)
  if (safe !== css) {
    const at = css.search(/(?:java|vb|live)?script:|mocha:/i)
    report.drop('dangerous-url', element, css.slice(Math.max(0, at - 40), at + 80))
  }
  return safe
}
