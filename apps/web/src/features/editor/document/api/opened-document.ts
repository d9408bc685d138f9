import { importHtml, importJsonValue, type BindingData, type BuilderDocument } from '@web2/builder'
import type { Nap } from '@web2/contract/listings'
import type { DocumentContent } from '@web2/contract/sites'
import type { Store as Signal } from '../../../../lib/store.ts'
import type { BuilderKind } from './document-kinds.ts'
import type { Draft } from '../saving/drafts.ts'
import type { Saver, Stored } from '../saving/saver.ts'
import type { WholeSaver } from '../saving/site-saver.ts'

/** The business listing that a page or section of its own shows. */
export interface Listing {
  readonly nap: Signal<Nap | null>
  /** Shows another one; what is stored already is changed at once, unless it is newer than `basedOn`. */
  readonly choose: (nap: Nap | null, basedOn: string) => Promise<Stored>
  /** Shows the listing that was chosen for a new one in an earlier visit; none when it was deleted since. */
  readonly recall: (id: string) => Promise<void>
}

/** A document in the editor, whatever it belongs to: what it is called, and where it goes when it is saved. */
export interface Opened {
  readonly kind: BuilderKind
  /** Its name among what the browser keeps, such as drafts; another one once a new record is stored. */
  readonly key: () => string
  /** The tab that edits it; none where it is only looked at. */
  readonly tab?: string
  /** The document is a draft of an earlier visit, based on the stored one. */
  readonly restored?: { readonly draft: Draft; readonly stored: BuilderDocument }
  /** What is not stored yet has another key at each visit: drafts of earlier ones have keys that begin so. */
  readonly draftsBegin?: string
  readonly document: BuilderDocument
  /** The panel that is open, where it stays so from page to page. */
  readonly panel?: Signal<string | null | undefined>
  readonly data: BindingData
  /** Tells when what navigation blocks show of the data became another; answers how to hear no more. */
  readonly dataChanged?: (listener: () => void) => () => void
  /** Revision it was loaded with; empty for what is not stored yet. */
  readonly revision: string
  /** Null until a new record was given one; the first save needs it. */
  readonly name: Signal<string | null>
  /** Sites choose theirs in their settings. */
  readonly listing?: Listing
  /** The listing whose data the document shows now. */
  readonly shownListing: () => Nap | null
  /** How a page of a site is published: the title that it has without one of its own, and its address. */
  readonly published?: { readonly title: string; readonly address: string }
  /** What a person saves when the document is a page of a site: the site with all that differs from it. */
  readonly whole?: (page: Saver) => WholeSaver
  /**
   * Saves a document, as `storedJson` writes it, or keeps it in the working copy of its site; without `basedOn` it
   * replaces whatever is stored.
   */
  readonly store: (json: string, basedOn: string | undefined) => Promise<Stored>
}

/** What the server does not give out; the screen goes back to the list. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable'
}

/** The document as the editor made it, else what is read from the html. */
export const documentOf = (content: DocumentContent): BuilderDocument => {
  if (content.document === null || content.document === undefined) return importHtml(content.html).document
  const read = importJsonValue(content.document)
  if (!read.ok) throw new PageUnavailable(`This page could not be opened. ${read.message} ${read.detail}`)
  return read.document
}
