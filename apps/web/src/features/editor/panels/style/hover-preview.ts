import { declarations, styleOf, winningSelector, type NodeRecord } from '@web2/builder'

const attribute = 'data-w2m-hovered'

/**
 * Shows elements of the canvas as if the pointer were over them. Answers how to end it. The rules stand in a sheet of
 * their own, above all others by their selector, and never reach the page's document.
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
  doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, sheet]
  return () => {
    doc.adoptedStyleSheets = doc.adoptedStyleSheets.filter((each) => each !== sheet)
    for (const { element } of blocks) element.removeAttribute(attribute)
  }
}
