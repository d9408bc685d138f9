import { hash } from 'node:crypto'
import {
  checkTheme,
  htmlWithTheme,
  siteBreakpointLimits,
  themeLimits,
  withTheme,
  type BuilderDocument,
  type NamedStyle,
  type SiteBreakpoint,
  type Theme,
  type Token,
} from '@web2/builder'
import { badInput } from '../../../platform/errors.ts'

/** Stored theme, as JSON text; null for none. */
export type ThemeText = string | null

/** Returns the stored form of a theme that a client sent. Throws 400 with the reason. */
export const themeText = (sent: unknown, field = 'theme'): ThemeText => {
  if (sent === null) return null
  const checked = checkTheme(sent)
  if (!checked.ok) throw badInput({ [field]: checked.sentence })
  return JSON.stringify(checked.theme)
}

export const themeOfText = (text: ThemeText): Theme | null =>
  text === null ? null : (JSON.parse(text) as Theme)

/** Identifies a theme by its content, so that setting it back to what it was is no conflict. */
export const themeRevision = (text: ThemeText): string => (text === null ? 'none' : hash('md5', text))

/** Returns the stored HTML of a page with the theme of its site. */
export const themedHtml = (html: string, text: ThemeText): string => {
  const theme = themeOfText(text)
  return theme ? htmlWithTheme(html, theme) : html
}

interface WithoutTheme {
  readonly document: BuilderDocument
  /** The theme that it had. */
  readonly theme?: Theme
}

/** Takes the theme out of a page's document, because pages of a site share the site's. */
export const withoutTheme = (document: BuilderDocument): WithoutTheme => {
  const { theme } = document.page
  return theme
    ? { document: { ...document, page: withTheme(document.page, undefined) }, theme }
    : { document }
}

/**
 * Returns one theme for pages that came with themes of their own: all their tokens and styles, of which the first
 * with a name is kept. Published pages contain only the tokens that they use, so those of a site have different ones.
 */
export const commonTheme = (themes: readonly Theme[]): Theme | undefined => {
  const [first, ...others] = themes
  if (!first || others.length === 0) return first
  const tokens = new Map<string, Token>()
  for (const token of themes.flatMap((theme) => theme.tokens))
    if (!tokens.has(token.name)) tokens.set(token.name, token)
  const all = [...tokens.values()]
  const styles = new Map<string, NamedStyle>()
  for (const style of themes.flatMap((theme) => theme.styles ?? []))
    if (!styles.has(style.id)) styles.set(style.id, style)
  const breakpoints = new Map<number, SiteBreakpoint>()
  for (const breakpoint of themes.flatMap((theme) => theme.breakpoints ?? []))
    if (!breakpoints.has(breakpoint.width)) breakpoints.set(breakpoint.width, breakpoint)
  const css = themes.find((theme) => theme.css !== undefined)?.css
  const together = {
    name: first.name,
    tokens: [
      ...all.filter(({ isRetired }) => !isRetired).slice(0, themeLimits.tokens),
      ...all.filter(({ isRetired }) => isRetired).slice(0, themeLimits.retired),
    ],
    hasDark: themes.some(({ hasDark }) => hasDark),
    ...(themes.every(({ keepsBase }) => keepsBase) && { keepsBase: true as const }),
    ...(styles.size > 0 && { styles: [...styles.values()] }),
    ...(breakpoints.size > 0 && {
      breakpoints: [...breakpoints.values()].slice(0, siteBreakpointLimits.breakpoints),
    }),
    ...(css !== undefined && { css }),
  }
  // tokens of different themes can refer to each other in a circle
  return checkTheme(together).ok ? together : first
}
