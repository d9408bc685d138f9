import { createStore as signal } from '../../../../lib/store.ts'
import type { Editor } from '../editor.ts'

/** The page on the canvas, whose changes go through its editor. */
export interface OpenPage {
  readonly pageId: string
  readonly editor: Editor
}

/** Called with how many of all pages are done. */
export type Tell = (done: number, total: number) => void

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
  /** The answer to the change was lost, so it may be as before. */
  readonly isUnsure?: true
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

/** Returns a change with the one that completed it, so that one undo reverts both. */
export const completedBy = (first: SiteTemplateChange, next: SiteTemplateChange): SiteTemplateChange => {
  const again = new Set(next.pages.map(({ pageId }) => pageId))
  return {
    ...next,
    pages: [...first.pages.filter(({ pageId }) => !again.has(pageId)), ...next.pages],
    theme: { ...next.theme, before: first.theme.before },
  }
}

/** The running undo of a whole site in this tab, or the latest one. */
export interface SiteUndo {
  readonly siteId: string
  /** How far it is, in words; null once it has ended. */
  readonly progress: string | null
  /** Pages that stayed changed. */
  readonly kept: readonly KeptPage[]
}

export const latestUndo = signal<SiteUndo | null>(null)
