import type { PageLevel, Theme } from '@web2/builder'
import type { Stored } from './saver.ts'

/** Theme of a site as the server has it. */
export interface StoredTheme {
  readonly theme: Theme | null
  readonly revision: string
}

/** Result of sending a theme. */
export type ThemeSent =
  { readonly kind: 'stored'; readonly revision: string } | Exclude<Stored, { kind: 'stored' }>

/** Theme that a page shares with all others of its site: it is sent on its own, not as part of the page. */
export interface SharedTheme {
  /** Revision of the theme that the page was opened with, or that was sent from here since. */
  readonly revision: () => string
  /** Returns true if the page has another theme than that. */
  readonly differs: (page: PageLevel) => boolean
  /** Sends the page's theme if it differs; `overwrite` replaces a change made elsewhere. */
  readonly send: (page: PageLevel, overwrite: boolean) => Promise<ThemeSent>
}

const textOf = (theme: Theme | null | undefined): string => JSON.stringify(theme ?? null)

/** Creates the shared theme of a loaded page; `store` sends one, based on a revision or overwriting any other. */
export const createSharedTheme = (
  loaded: StoredTheme,
  store: (theme: Theme | null, basedOn: string | undefined) => Promise<ThemeSent>,
): SharedTheme => {
  let { revision } = loaded
  let text = textOf(loaded.theme)
  const differs = ({ theme }: PageLevel) => textOf(theme) !== text
  return {
    revision: () => revision,
    differs,
    send: async (page, overwrite) => {
      if (!differs(page)) return { kind: 'stored', revision }
      const sent = textOf(page.theme)
      const answer = await store(page.theme ?? null, overwrite ? undefined : revision)
      if (answer.kind === 'stored') [revision, text] = [answer.revision, sent]
      return answer
    },
  }
}
