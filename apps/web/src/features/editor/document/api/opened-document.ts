import { importHtml, importJsonValue, type BindingData, type BuilderDocument } from '@web2/builder'
import type { Nap } from '@web2/contract/listings'
import type { DocumentContent } from '@web2/contract/sites'
import type { Store as Signal } from '../../../../lib/store.ts'
import type { BuilderKind } from './document-kinds.ts'
import type { Draft } from '../saving/drafts.ts'
import type { Saver, Stored } from '../saving/saver.ts'
import type { SharedTheme } from '../saving/shared-theme.ts'
import type { WholeSaver } from '../saving/site-saver.ts'

/** Business listing of a standalone page or section. */
export interface Listing {
  readonly nap: Signal<Nap | null>
  /** Shows another listing. Updates a stored document at once, unless it is newer than `basedOn`. */
  readonly choose: (nap: Nap | null, basedOn: string) => Promise<Stored>
  /** Shows the listing that an earlier visit chose for a new document; none if it was deleted since. */
  readonly recall: (id: string) => Promise<void>
}

/** A document in the editor, regardless of what it belongs to: its name, and where it is saved. */
export interface Opened {
  readonly kind: BuilderKind
  /** Key for drafts and other browser storage; changes once a new record is stored. */
  readonly key: () => string
  /** Tab that edits the document; undefined in read-only views. */
  readonly tab?: string
  /** Set if the document is a draft of an earlier visit, based on the stored one. */
  readonly restored?: { readonly draft: Draft; readonly stored: BuilderDocument }
  /** Key prefix of drafts of new documents, which get another key at each visit. */
  readonly draftsBegin?: string
  readonly document: BuilderDocument
  /** The open panel, where it is shared between pages. */
  readonly panel?: Signal<string | null | undefined>
  readonly data: BindingData
  /** Notifies when the data of navigation blocks changed. Returns a function to unsubscribe. */
  readonly dataChanged?: (listener: () => void) => () => void
  /** Revision of the loaded document; empty for a new one. */
  readonly revision: string
  /** Null until a new record is named; the first save needs a name. */
  readonly name: Signal<string | null>
  /** Undefined for pages of sites, whose listing is set in the site's settings. */
  readonly listing?: Listing
  /** Returns the listing whose data the document shows now. */
  readonly shownListing: () => Nap | null
  /** Default title and path of a page when its site is published. */
  readonly published?: { readonly title: string; readonly address: string }
  /** URLs at which the page's site is live. */
  readonly liveUrls?: readonly string[]
  /** Key of the working copy of the page's site. */
  readonly siteKey?: string
  /** Theme that the page shares with its site; it is part of `document`, but not of what `store` sends. */
  readonly theme?: SharedTheme
  /** Returns the saver of the whole site, if the document is a page of one. */
  readonly whole?: (page: Saver) => WholeSaver
  /**
   * Saves a document, as written by `storedJson`, or keeps it in its site's working copy. Without `basedOn`
   * overwrites the stored one.
   */
  readonly store: (json: string, basedOn: string | undefined) => Promise<Stored>
}

/** Thrown when the server does not return a page; the screen returns to the list. */
export class PageUnavailable extends Error {
  override readonly name = 'PageUnavailable'
}

/**
 * Returns the stored document, else the one imported from the html. Throws PageUnavailable if it can't be
 * read.
 */
export const documentOf = (content: DocumentContent): BuilderDocument => {
  if (content.document === null || content.document === undefined) return importHtml(content.html).document
  const read = importJsonValue(content.document)
  if (!read.ok) throw new PageUnavailable(`This page could not be opened. ${read.message} ${read.detail}`)
  return read.document
}
