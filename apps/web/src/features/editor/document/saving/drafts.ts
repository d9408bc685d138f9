import { browserDatabase } from '../../../../lib/browser/browser-database.ts'

/** Unsaved edits kept in this browser. */
export interface Draft {
  /** Key of the document (api/opened.ts), then '@' and the tab that made the draft. */
  readonly key: string
  /** The page as builder JSON. */
  readonly document: string
  /** Listing chosen for a new document; a stored one holds its own. */
  readonly napId?: string
  /** Revision of the stored page on which the draft is based. */
  readonly basedOn: string
  /** For a page of a site whose theme is changed in the draft: the revision of the theme on which it is based. */
  readonly themeBasedOn?: string
  /** Time in ms since 1970. */
  readonly keptAt: number
}

export interface Drafts {
  /** Returns the drafts whose keys start with the prefix. */
  readonly all: (prefix: string) => Promise<readonly Draft[]>
  readonly put: (draft: Draft) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

const { inStore } = browserDatabase({
  name: 'web2-builder',
  storeName: 'drafts',
  create: (database) => database.createObjectStore('drafts', { keyPath: 'key' }),
})

/** Drafts in IndexedDB, which has room for large pages. */
export const browserDrafts: Drafts = {
  all: (prefix) =>
    inStore<Draft[]>('readonly', (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))),
  put: async (draft) => {
    await inStore('readwrite', (store) => store.put(draft))
  },
  remove: async (key) => {
    await inStore('readwrite', (store) => store.delete(key))
  },
}
