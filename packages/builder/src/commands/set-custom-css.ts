import { emptyChange } from '../changes/change.ts'
import { customCssRefusal, tidyCustomCss } from '../custom-css/custom-css.ts'
import { invalidValue } from '../rules/refusals.ts'
import type { Theme } from '../theme/theme.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { CommandResult } from './command.ts'
import { setTheme, unlessEmpty } from './set-theme.ts'

const withCss = <T extends { readonly css?: string }>(from: T, css: string): T => {
  const { css: _before, ...rest } = from
  return (css === '' ? rest : { ...rest, css }) as T
}

export interface SetCustomCss {
  /** CSS as typed; what can't be published of it is kept. An empty text removes it. */
  readonly css: string
}

/** Sets the custom CSS of the page. */
export const setPageCss = (document: BuilderDocument, { css }: SetCustomCss): CommandResult => {
  const refusal = customCssRefusal(css)
  if (refusal !== null) return invalidValue(refusal)
  const page = withCss(document.page, tidyCustomCss(css))
  return { ok: true, change: { ...emptyChange, page: [document.page, page] }, select: [] }
}

/** Theme of a site that has only custom CSS: its pages keep their base style sheet, so nothing else changes. */
const forCss: Theme = { name: 'Theme', tokens: [], hasDark: false, keepsBase: true }

/** Sets the custom CSS of all pages of the site; a site without a theme gets one for it. */
export const setSiteCss = (document: BuilderDocument, { css }: SetCustomCss): CommandResult => {
  const { theme = forCss } = document.page
  const refusal = customCssRefusal(css)
  return refusal === null
    ? setTheme(document, { theme: unlessEmpty(withCss(theme, tidyCustomCss(css))) })
    : invalidValue(refusal)
}
