import type { Json, Props } from '../tree/record.ts'
import type { RewriteCssUrl } from './css-urls.ts'
import { declarations } from './declarations.ts'
import { breakpointMaxWidth, type Style, type StyleLayer } from './style.ts'

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
}

/** Returns a node's declarations, or null if it has no styles at all. */
export const layeredCss = (props: Props, rewrite?: RewriteCssUrl): LayeredCss | null => {
  const { elementStyle, breakpoints, hover } = props
  if (!elementStyle && !breakpoints && !hover) return null
  if (!breakpoints && !hover) {
    const desktop = declarations(asStyle(elementStyle), rewrite)
    return desktop ? { desktop, tablet: '', mobile: '', hover: '' } : null
  }
  const css = {
    desktop: declarations(styleOf(props, 'desktop'), rewrite),
    tablet: declarations(styleOf(props, 'tablet'), rewrite),
    mobile: declarations(styleOf(props, 'mobile'), rewrite),
    hover: declarations(styleOf(props, 'hover'), rewrite),
  }
  return css.desktop || css.tablet || css.mobile || css.hover ? css : null
}

/**
 * Raises a selector above everything but !important, so that edits take effect on pages with their own style
 * sheets.
 */
export const winningSelector = (selector: string): string => `${selector}:not(#_#_)`

/** Wraps rules so that they apply up to the width of a breakpoint. */
export const atBreakpoint = (breakpoint: keyof typeof breakpointMaxWidth, rules: string): string =>
  rules && `@media (max-width:${breakpointMaxWidth[breakpoint]}px){${rules}}`

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
    atBreakpoint('tablet', rule(css.tablet)) +
    atBreakpoint('mobile', rule(css.mobile)) +
    rule(css.hover, ':hover')
  )
}
