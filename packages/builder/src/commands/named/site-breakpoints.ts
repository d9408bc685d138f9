import type { SiteBreakpoint } from '../../theme/site-breakpoints.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { CommandResult } from '../command.ts'
import { setTheme, unlessEmpty } from '../set-theme.ts'

/**
 * Replaces the breakpoints that the site added; a site without a theme gets one for them. Values of a breakpoint that
 * is gone stay and apply, because every page of the site may have some.
 */
export const setSiteBreakpoints = (
  document: BuilderDocument,
  breakpoints: readonly SiteBreakpoint[],
): CommandResult => {
  const { breakpoints: _before, ...rest } = document.page.theme ?? {
    name: 'Theme',
    tokens: [],
    hasDark: false,
  }
  if (breakpoints.length > 0) {
    const sorted = breakpoints.toSorted((one, other) => other.width - one.width)
    return setTheme(document, { theme: { ...rest, breakpoints: sorted } })
  }
  return setTheme(document, { theme: unlessEmpty(rest) })
}
