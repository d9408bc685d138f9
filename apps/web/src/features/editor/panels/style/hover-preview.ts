import { declarations, styleOf, winningSelector, type NodeRecord } from '@web2/builder'
import { adoptSheets } from '../../canvas/adopted-sheets.ts'

const attribute = 'data-w2m-hovered'

/**
 * Shows canvas elements in their hovered state, with a separate sheet of high specificity that never reaches
 * the page's document. Returns a function to stop.
 */
export const showHovered = (
  blocks: readonly { readonly record: NodeRecord; readonly element: Element }[],
): (() => void) => {
  const doc = blocks[0]?.element.ownerDocument
  const Sheet = doc?.defaultView?.CSSStyleSheet
  if (!doc || !Sheet) return () => {}
  const sheet = new Sheet()
  const rules = blocks.map(({ record, element }, at) => {
    element.setAttribute(attribute, String(at))
    return `${winningSelector(`[${attribute}="${at}"]`)}{${declarations(styleOf(record.props, 'hover'))}}`
  })
  sheet.replaceSync(rules.join(''))
  adoptSheets(doc, [sheet])
  return () => {
    doc.adoptedStyleSheets = doc.adoptedStyleSheets.filter((each) => each !== sheet)
    for (const { element } of blocks) element.removeAttribute(attribute)
  }
}
