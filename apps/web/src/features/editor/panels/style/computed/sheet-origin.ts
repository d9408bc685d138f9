import { lastSheet } from '../../../canvas/adopted-sheets.ts'

/** Returns a selector's specificity (Selectors Level 4), approximated well enough to rank rules. */
export const specificityOf = (selector: string): number => {
  const text = selector.replace(/:where\([^()]*\)/g, '')
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const ids = count(/#[\w-]+/g)
  const classes = count(/\.[\w-]+|\[[^\]]*\]|(?<!:):(?!not|is|has|where)[\w-]+/g)
  const tags = count(/(?:^|[\s>+~(,])[a-z][\w-]*|::[\w-]+/gi)
  return ids * 10_000 + classes * 100 + tags
}

interface Match {
  readonly selector: string
  readonly weight: number
}

const rulesIn = (holder: { readonly cssRules: CSSRuleList }): readonly CSSRule[] => {
  try {
    return Array.from(holder.cssRules)
  } catch {
    // browsers hide the rules of cross-origin sheets
    return []
  }
}

const applies = (rule: CSSRule, view: Window): boolean =>
  !('media' in rule) || view.matchMedia((rule.media as MediaList).mediaText).matches

/** Returns the most specific selector of a list that matches the element; null if none does. */
const meant = (element: Element, list: string): string | null =>
  list
    .split(/,(?![^()[\]]*[)\]])/)
    .map((each) => each.trim())
    .filter((each) => element.matches(each))
    .sort((one, other) => specificityOf(other) - specificityOf(one))[0] ?? null

const strongest = (
  element: Element,
  property: string,
  rules: readonly CSSRule[],
  view: Window,
  best: Match | null,
): Match | null => {
  let found = best
  for (const rule of rules) {
    if ('selectorText' in rule && 'style' in rule) {
      const style = rule.style as CSSStyleDeclaration
      if (style.getPropertyValue(property) === '') continue
      const selector = meant(element, String(rule.selectorText))
      if (selector === null) continue
      const important = style.getPropertyPriority(property) === 'important' ? 1_000_000 : 0
      const weight = specificityOf(selector) + important
      if (!found || weight >= found.weight) found = { selector, weight }
    } else if ('cssRules' in rule && applies(rule, view)) {
      found = strongest(element, property, rulesIn(rule as CSSGroupingRule), view, found)
    }
  }
  return found
}

const inherited =
  /^(?:color|font|line-height|letter-spacing|word-spacing|text-(?:align|transform|wrap)|white-space|cursor|visibility|list-style)/

/** Describes which rule of the page's style sheets gives an element a property, or that none does. */
export const sheetOrigin = (element: Element, property: string): string => {
  const { ownerDocument } = element
  const view = ownerDocument.defaultView
  if (!view) return ''
  const rules = Array.from(ownerDocument.styleSheets).flatMap(rulesIn)
  const last = lastSheet(ownerDocument)
  const custom = last ? rulesIn(last) : []
  for (let at: Element | null = element; at; at = inherited.test(property) ? at.parentElement : null) {
    const own = strongest(at, property, rules, view, null)
    const match = strongest(at, property, custom, view, own)
    if (match) {
      const from = match === own ? 'the page’s style sheet' : 'custom CSS'
      const around = at === element ? '' : ' (inherited)'
      return `From ${from}: ${match.selector}${around}`
    }
  }
  return inherited.test(property) ? 'Inherited' : 'Browser default'
}
