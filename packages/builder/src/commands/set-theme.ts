import { emptyChange } from '../changes/change.ts'
import { withTheme } from '../html/theme/with-theme.ts'
import type { Theme } from '../theme/theme.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { CommandResult } from './command.ts'

export interface SetTheme {
  /** Without one the page has no theme. */
  readonly theme: Theme | undefined
}

/**
 * Returns a theme; undefined if nothing is in it, so that a site which lost its last style, breakpoint or rule is again
 * one without a theme.
 */
export const unlessEmpty = (theme: Theme): Theme | undefined =>
  theme.tokens.length === 0 && !theme.hasDark && !theme.styles && !theme.breakpoints && !theme.css
    ? undefined
    : theme

/** Gives the page a theme, changes it, or takes it away. */
export const setTheme = (
  document: BuilderDocument,
  { theme }: SetTheme,
): Extract<CommandResult, { ok: true }> => {
  const page = withTheme(document.page, theme)
  return {
    ok: true,
    change: page === document.page ? emptyChange : { ...emptyChange, page: [document.page, page] },
    select: [],
  }
}
