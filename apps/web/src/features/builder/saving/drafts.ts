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

const databaseName = 'web2-builder'
const storeName = 'drafts'

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser could not read its storage.'))
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'key' })
  return finished(request)
}

const inStore = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const database = await open()
  try {
    return await finished(work(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

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
