import { emptyChange } from '../changes/change.ts'
import { withTheme } from '../html/theme/with-theme.ts'
import type { Theme } from '../theme/theme.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { CommandResult } from './command.ts'

export interface SetTheme {
  /** Without one the page has no theme. */
  readonly theme: Theme | undefined
}

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
