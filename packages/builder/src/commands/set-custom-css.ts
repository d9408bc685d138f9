import { emptyChange } from '../changes/change.ts'
import { customCssRefusal, tidyCustomCss } from '../custom-css/custom-css.ts'
import { invalidValue } from '../rules/refusals.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { CommandResult } from './command.ts'
import { setTheme } from './set-theme.ts'

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

/** Sets the custom CSS of all pages of the site. */
export const setSiteCss = (document: BuilderDocument, { css }: SetCustomCss): CommandResult => {
  const { theme } = document.page
  if (!theme) return invalidValue('This page has no theme. Choose one first.')
  const refusal = customCssRefusal(css)
  return refusal === null
    ? setTheme(document, { theme: withCss(theme, tidyCustomCss(css)) })
    : invalidValue(refusal)
}
