import { createStore as signal } from '../../../../lib/store.ts'

/** A page that got the sections of another template. */
export interface ChangedPage {
  readonly pageId: string
  readonly name: string
  /** Its document before, as JSON without the theme. */
  readonly before: string
  /** Fingerprint of its document after, without the theme. A page with another one was edited since. */
  readonly after: string
  /** It was added, so that undo removes it. */
  readonly isNew?: true
}

/** Change of a whole site to another template, as far as it went. */
export interface SiteTemplateChange {
  readonly siteId: string
  readonly template: { readonly id: string; readonly name: string }
  readonly pages: readonly ChangedPage[]
  /** Theme of the site before and after, as JSON. */
  readonly theme: { readonly before: string; readonly after: string }
}

/** A page that stays as it is, and why. */
export interface KeptPage {
  readonly pageId: string
  readonly name: string
  readonly reason: string
  /** Another attempt has the same end: it was edited or deleted. */
  readonly isFinal?: true
}

/** The latest change of a whole site in this tab, which can be undone until it is closed. */
export const latestChange = signal<SiteTemplateChange | null>(null)
