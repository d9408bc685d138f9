import { browserDatabase } from './browser-database.ts'

/** What was edited and not yet saved, kept in this browser. */
export interface Draft {
  /** Of the document it belongs to (api/opened.ts). */
  readonly key: string
  /** The page as JSON of the builder. */
  readonly document: string
  /** Revision of the stored page that the draft began with. */
  readonly basedOn: string
  /** Ms since 1970. */
  readonly keptAt: number
}

export interface Drafts {
  readonly get: (key: string) => Promise<Draft | null>
  /** The youngest of those whose keys begin so. */
  readonly latest: (prefix: string) => Promise<Draft | null>
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
  get: async (key) => (await inStore<Draft | undefined>('readonly', (store) => store.get(key))) ?? null,
  latest: async (prefix) => {
    const keys = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
    const found = await inStore<Draft[]>('readonly', (store) => store.getAll(keys))
    return found.toSorted((one, other) => other.keptAt - one.keptAt)[0] ?? null
  },
  put: async (draft) => {
    await inStore('readwrite', (store) => store.put(draft))
  },
  remove: async (key) => {
    await inStore('readwrite', (store) => store.delete(key))
  },
}
