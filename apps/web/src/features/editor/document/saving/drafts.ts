import { browserDatabase } from '../../../../lib/browser/browser-database.ts'

/** What was edited and not yet saved, kept in this browser. */
export interface Draft {
  /** Of the document it belongs to (api/opened.ts), with the tab it was made in behind an '@'. */
  readonly key: string
  /** The page as JSON of the builder. */
  readonly document: string
  /** The listing that was chosen for what is stored nowhere yet; what is stored holds its own. */
  readonly napId?: string
  /** Revision of the stored page that the draft began with. */
  readonly basedOn: string
  /** Ms since 1970. */
  readonly keptAt: number
}

export interface Drafts {
  /** Those whose keys begin so. */
  readonly all: (prefix: string) => Promise<readonly Draft[]>
  readonly put: (draft: Draft) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

const { inStore } = browserDatabase({
  name: 'web2-builder',
  storeName: 'drafts',
  create: (database) => database.createObjectStore('drafts', { keyPath: 'key' }),
})

/** Drafts in the browser's own database, which has room for large pages. */
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
