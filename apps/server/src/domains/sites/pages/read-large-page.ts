import { isPublicError, type FieldErrors } from '../../../platform/errors.ts'
import { textsOver, type PageTexts, type StoredPage } from './page-texts.ts'
import { readContent } from './read-content.ts'

/** A page as a thread is given it: its html, or the JSON text of its document. */
export interface LargePage {
  readonly html?: string
  readonly document?: string
  /** Texts that go into its head. */
  readonly given: PageTexts
  /** Texts of the record, for a head that has none. */
  readonly before?: Required<PageTexts>
}

export type ReadLargePage =
  | { readonly ok: true; readonly head: Required<PageTexts>; readonly stored: StoredPage }
  | { readonly ok: false; readonly errors: FieldErrors }

/** Reads a page in a thread of its own and writes it as it is stored, or says by field why that cannot be. */
export const readLargePage = ({ given, before, ...sent }: LargePage, field: string): ReadLargePage => {
  try {
    const page = readContent(sent, field)
    if (!page) throw new Error('A page without content has nothing to be read')
    return { ok: true, head: page.head, stored: page.stored(textsOver(page.head, before, given)) }
  } catch (error) {
    if (!isPublicError(error)) throw error
    // an error of a thread arrives without its fields
    return { ok: false, errors: error.errors as FieldErrors }
  }
}
