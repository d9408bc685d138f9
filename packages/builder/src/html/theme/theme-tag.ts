import { escapeAttribute, escapeStyle } from '../export/escape.ts'
import type { Theme, Token } from '../../theme/theme.ts'
import {
  breakpointsAttribute,
  keepsBaseAttribute,
  stylesAttribute,
  themeAttribute,
  themeStyle,
  tokensAttribute,
  type ThemeStyleOptions,
} from './theme-style.ts'

/** Returns what CSS can't express of tokens, by their names; undefined for nothing. */
const tokenData = (tokens: readonly Token[]): object | undefined => {
  const all = tokens.flatMap(({ name, label, isRetired }) =>
    label === undefined && !isRetired
      ? []
      : [[name, { ...(label !== undefined && { label }), isRetired }] as const],
  )
  return all.length > 0 ? Object.fromEntries(all) : undefined
}

/**
 * Returns the style element of a theme for a page's head. On pages that will be edited again it also contains the
 * named styles, breakpoints and the labels of tokens as data, because these can't be read from CSS.
 */
export const themeTag = (theme: Theme, options: ThemeStyleOptions = {}): string => {
  const { name, styles, breakpoints, tokens, keepsBase } = theme
  const written = (attribute: string, data: object | undefined): string =>
    options.content === undefined && data ? ` ${attribute}="${escapeAttribute(JSON.stringify(data))}"` : ''
  const data =
    written(stylesAttribute, styles) +
    written(breakpointsAttribute, breakpoints) +
    written(tokensAttribute, tokenData(tokens)) +
    (options.content === undefined && keepsBase ? ` ${keepsBaseAttribute}=""` : '')
  return `<style ${themeAttribute}="${escapeAttribute(name)}"${data}>${escapeStyle(themeStyle(theme, options))}</style>`
}
