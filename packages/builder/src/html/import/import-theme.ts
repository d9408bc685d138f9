import type { HeadElement } from '../../tree/document.ts'
import { checkNamedStyles } from '../../theme/named/check-named-styles.ts'
import { isObject } from '../../json/check-node.ts'
import { checkTheme, checkTokenData } from '../../theme/check-theme.ts'
import { tokensOfStyleSheet } from '../../theme/style-sheet-tokens.ts'
import { checkSiteBreakpoints, type SiteBreakpoint } from '../../theme/site-breakpoints.ts'
import type { NamedStyle } from '../../theme/named/named-style.ts'
import type { Theme, Token } from '../../theme/theme.ts'
import { takeCustomCss } from './import-custom-css.ts'
import { parseJson } from '../../json/parse-json.ts'
import {
  breakpointsAttribute,
  keepsBaseAttribute,
  stylesAttribute,
  themeAttribute,
  themeStyle,
  tokensAttribute,
} from '../theme/theme-style.ts'

const isThemeOf = ({ tag, attributes }: HeadElement): boolean =>
  tag === 'style' && attributes[themeAttribute] !== undefined

/** Returns the named styles that an export wrote as data; none if they are no longer styles. */
const stylesOf = ({ attributes }: HeadElement): readonly NamedStyle[] => {
  const parsed = parseJson(attributes[stylesAttribute] ?? '[]')
  const styles = parsed.ok ? checkNamedStyles(parsed.value) : ''
  return typeof styles === 'string' ? [] : styles
}

/** Returns the tokens with what an export wrote as data; without what is no longer valid. */
const withData = (tokens: readonly Token[], { attributes }: HeadElement): readonly Token[] => {
  const parsed = parseJson(attributes[tokensAttribute] ?? '{}')
  const all = parsed.ok && isObject(parsed.value) ? parsed.value : {}
  return tokens.map((token) => {
    const own = Object.hasOwn(all, token.name) ? all[token.name] : undefined
    const data = isObject(own) ? checkTokenData(token.name, own) : ''
    return typeof data === 'string' ? token : { ...token, ...data }
  })
}

const breakpointsOf = ({ attributes }: HeadElement): readonly SiteBreakpoint[] => {
  const parsed = parseJson(attributes[breakpointsAttribute] ?? '[]')
  const breakpoints = parsed.ok ? checkSiteBreakpoints(parsed.value) : ''
  return typeof breakpoints === 'string' ? [] : breakpoints
}

/**
 * Returns true for the style element of a published page that has more than the theme read from it would write: named
 * styles without their data, or the color scheme of a page that was begun without an import.
 */
const losesRules = ({ attributes, text = '' }: HeadElement, theme: Theme): boolean => {
  if (attributes[stylesAttribute] !== undefined) return false
  const kept = new Set(themeStyle(theme).match(/[^{}]+(?={)/g))
  const rules = text.match(/[^{}]+(?={)/g) ?? []
  return rules.some((selector) => !kept.has(selector)) || /[{;]color-scheme:/.test(text)
}

/**
 * Separates the theme that an export wrote from the other elements of the head. A style element that only looks
 * like one stays where it is.
 */
export const takeTheme = (head: HeadElement[]): { readonly theme?: Theme; readonly rest: HeadElement[] } => {
  const at = head.findIndex(isThemeOf)
  const written = head[at]
  if (!written) return { rest: head }
  const { css, rest } = takeCustomCss(head.toSpliced(at, 1), 'site')
  const tokens = withData(tokensOfStyleSheet(written.text ?? ''), written)
  const checked = checkTheme({
    name: written.attributes[themeAttribute],
    tokens,
    hasDark: /prefers-color-scheme/.test(written.text ?? ''),
    styles: stylesOf(written),
    breakpoints: breakpointsOf(written),
    keepsBase: written.attributes[keepsBaseAttribute] !== undefined,
    css,
  })
  if (!checked.ok || losesRules(written, checked.theme)) return { rest: head }
  const { theme } = checked
  return tokens.length > 0 || theme.styles || theme.breakpoints || theme.css !== undefined
    ? { theme, rest }
    : { rest: head }
}
