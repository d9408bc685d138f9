import type { Json, Props } from '../tree/record.ts'
import type { RewriteCssUrl } from './css-urls.ts'
import { declarations, type BetterDeclaration } from './declarations.ts'
import { breakpointsIn, isOwnBreakpoint, maxWidthOf } from './breakpoints.ts'
import type { SmallerBreakpoint, Style, StyleLayer } from './style.ts'

const asStyle = (value: Json | undefined): Style | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Style) : undefined

/** Returns the styles of a node for one layer; undefined if it sets none. */
export const styleOf = (props: Props, layer: StyleLayer): Style | undefined => {
  if (layer === 'desktop') return asStyle(props.elementStyle)
  if (layer === 'hover') return asStyle(props.hover)
  return asStyle(asStyle(props.breakpoints)?.[layer] as Json | undefined)
}

/** A node's declarations by layer; empty text for layers without any. */
export interface LayeredCss {
  readonly desktop: string
  readonly tablet: string
  readonly mobile: string
  readonly hover: string
  /** Those of breakpoints that the site added; absent without any. */
  readonly own?: readonly (readonly [breakpoint: SmallerBreakpoint, body: string])[]
}

/** Returns the declarations below desktop, from the widest breakpoint to the narrowest. */
export const smallerCss = ({ tablet, mobile, own = [] }: LayeredCss): NonNullable<LayeredCss['own']> => {
  const all = [['tablet', tablet] as const, ['mobile', mobile] as const, ...own]
  return own.length === 0 ? all : all.toSorted(([one], [other]) => maxWidthOf(other) - maxWidthOf(one))
}

/** Returns a node's declarations, or null if it has no styles at all. */
export const layeredCss = (
  props: Props,
  rewrite?: RewriteCssUrl,
  better?: BetterDeclaration,
): LayeredCss | null => {
  const { elementStyle, breakpoints, hover } = props
  if (!elementStyle && !breakpoints && !hover) return null
  if (!breakpoints && !hover) {
    const desktop = declarations(asStyle(elementStyle), rewrite, better)
    return desktop ? { desktop, tablet: '', mobile: '', hover: '' } : null
  }
  const css = {
    desktop: declarations(styleOf(props, 'desktop'), rewrite, better),
    tablet: declarations(styleOf(props, 'tablet'), rewrite, better),
    mobile: declarations(styleOf(props, 'mobile'), rewrite, better),
    hover: declarations(styleOf(props, 'hover'), rewrite, better),
  }
  const own = breakpointsIn(props).flatMap((layer) => {
    if (!isOwnBreakpoint(layer)) return []
    const body = declarations(styleOf(props, layer), rewrite, better)
    return body ? [[layer, body] as const] : []
  })
  if (own.length > 0) return { ...css, own }
  return css.desktop || css.tablet || css.mobile || css.hover ? css : null
}

/**
 * Raises a selector above everything but !important, so that edits take effect on pages with their own style
 * sheets.
 */
export const winningSelector = (selector: string): string => `${selector}:not(#_#_)`

/** Wraps rules so that they apply up to the width of a breakpoint. */
export const atBreakpoint = (breakpoint: SmallerBreakpoint, rules: string): string =>
  rules && `@media (max-width:${maxWidthOf(breakpoint)}px){${rules}}`

/**
 * Returns the rules of one node under a selector, including every breakpoint and hover. `winning` is for
 * pages with `importedStyles`.
 */
export const nodeCss = (
  props: Props,
  selector: string,
  options: { winning?: boolean; rewriteUrl?: RewriteCssUrl } = {},
): string => {
  const css = layeredCss(props, options.rewriteUrl)
  if (!css) return ''
  const target = options.winning ? winningSelector(selector) : selector
  const rule = (body: string, pseudo = '') => body && `${target}${pseudo}{${body}}`
  return (
    rule(css.desktop) +
    smallerCss(css)
      .map(([breakpoint, body]) => atBreakpoint(breakpoint, rule(body)))
      .join('') +
    rule(css.hover, ':hover')
  )
}
