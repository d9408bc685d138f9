import type { Theme } from '@web2/builder'
import { isPublicError, type FieldErrors } from '../../../platform/errors.ts'
import { textsOver, type PageTexts, type StoredPage } from './page-texts.ts'
import { readArticlePage, type ArticleInSite } from './article-page.ts'
import { readContent } from './read-content.ts'

/** Input of the thread: a page's HTML, the JSON text of its document, or an article. */
export interface LargePage {
  readonly article?: ArticleInSite
  readonly html?: string
  readonly document?: string
  /** Its document keeps its theme. */
  readonly keepsTheme?: boolean
  /** Texts that go into its head. */
  readonly given: PageTexts
  /** Texts of the record, for a head without any. */
  readonly before?: Required<PageTexts>
}

export type ReadLargePage =
  | {
      readonly ok: true
      readonly head: Required<PageTexts>
      readonly stored: StoredPage
      readonly theme?: Theme
    }
  | { readonly ok: false; readonly errors: FieldErrors }

/** Parses a page in a thread and returns its stored form, or errors by field. */
export const readLargePage = (
  { given, before, article, keepsTheme = false, ...sent }: LargePage,
  field: string,
): ReadLargePage => {
  try {
    const page = article ? readArticlePage(article, field) : readContent(sent, field, { keepsTheme })
    if (!page) throw new Error('A page without content has nothing to be read')
    const { head, theme } = page
    return { ok: true, head, stored: page.stored(textsOver(head, before, given)), ...(theme && { theme }) }
  } catch (error) {
    if (!isPublicError(error)) throw error
    // errors lose their fields on the way out of a thread
    return { ok: false, errors: error.errors as FieldErrors }
  }
}
