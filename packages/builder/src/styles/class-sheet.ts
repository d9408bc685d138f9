import type { Props } from '../tree/record.ts'
import type { RewriteCssUrl } from './css-urls.ts'
import type { BetterDeclaration } from './declarations.ts'
import { maxWidthOf } from './breakpoints.ts'
import { atBreakpoint, layeredCss, smallerCss, winningSelector } from './node-css.ts'
import type { SmallerBreakpoint } from './style.ts'

/**
 * Returns 53 bits of hash in base 36 (after the public-domain cyrb53). A class named by its content can
 * safely coincide with a class of an earlier export in an imported page: same name, same rules.
 */
const contentName = (text: string): string => {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return `w${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`
}

export interface ClassSheet {
  /** Returns the class for a node's styles; empty for a node without any. */
  readonly classFor: (props: Props) => string
  /** Returns all rules, each class once. */
  readonly css: () => string
}

/** Collects the styles of a page into classes; nodes with equal styles share one. */
export const classSheet = (options: {
  winning: boolean
  rewriteUrl?: RewriteCssUrl
  better?: BetterDeclaration
}): ClassSheet => {
  const names = new Map<string, string>()
  /** Class names by the styles of a single layer, the most common case. */
  const plainNames = new Map<string, string>()
  const rules = { desktop: '', hover: '' }
  const smaller = new Map<SmallerBreakpoint, string>()
  const classFor = (props: Props): string => {
    const css = layeredCss(props, options.rewriteUrl, options.better)
    if (!css) return ''
    const isPlain = !css.tablet && !css.mobile && !css.hover && !css.own
    const own = css.own?.map(([breakpoint, body]) => `|${breakpoint}:${body}`).join('') ?? ''
    const key = isPlain ? css.desktop : `${css.desktop}|${css.tablet}|${css.mobile}|${css.hover}${own}`
    const all = isPlain ? plainNames : names
    const known = all.get(key)
    if (known) return known
    const name = contentName(isPlain ? `${key}|||` : key)
    all.set(key, name)
    const selector = options.winning ? winningSelector(`.${name}`) : `.${name}`
    if (css.desktop) rules.desktop += `${selector}{${css.desktop}}`
    for (const [breakpoint, body] of isPlain ? [] : smallerCss(css))
      if (body) smaller.set(breakpoint, `${smaller.get(breakpoint) ?? ''}${selector}{${body}}`)
    if (css.hover) rules.hover += `${selector}:hover{${css.hover}}`
    return name
  }
  return {
    classFor,
    css: () =>
      rules.desktop +
      [...smaller]
        .sort(([one], [other]) => maxWidthOf(other) - maxWidthOf(one))
        .map(([breakpoint, body]) => atBreakpoint(breakpoint, body))
        .join('') +
      rules.hover,
  }
}
