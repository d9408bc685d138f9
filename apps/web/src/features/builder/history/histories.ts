import type { HistoryEntry } from '@web2/builder'

/** The steps of one document as this browser keeps them over a reload. */
export interface KeptHistory {
  readonly version: 1
  readonly key: string
  readonly entries: readonly HistoryEntry[]
  /** Positions at which the document is known, by fingerprint: a document that is one of these can go on from there. */
  readonly states: readonly { readonly position: number; readonly fingerprint: string }[]
  /** Ms since 1970. */
  readonly keptAt: number
}

export interface Histories {
  readonly get: (key: string) => Promise<KeptHistory | null>
  readonly put: (kept: KeptHistory) => Promise<void>
}

const databaseName = 'web2-builder-history'
const storeName = 'histories'
const byAge = 'by-age'

/** Documents whose steps are kept; those not edited for the longest time are let go first. */
const mostDocuments = 40

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser could not read its storage.'))
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1)
  request.onupgradeneeded = () =>
    request.result.createObjectStore(storeName, { keyPath: 'key' }).createIndex(byAge, 'keptAt')
  return finished(request)
}

const inStore = async <T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> => {
  const database = await open()
  try {
    return await work(database.transaction(storeName, mode).objectStore(storeName))
  } finally {
    database.close()
  }
}

/** Histories in the browser's own database. */
export const browserHistories: Histories = {
  get: async (key) => {
    const found = await inStore('readonly', (store) => finished<KeptHistory | undefined>(store.get(key)))
    return found?.version === 1 ? found : null
  },
  put: async (kept) =>
    inStore('readwrite', async (store) => {
      await finished(store.put(kept))
      const oldestFirst = await finished(store.index(byAge).getAllKeys())
      for (const key of oldestFirst.slice(0, Math.max(0, oldestFirst.length - mostDocuments)))
        await finished(store.delete(key))
    }),
}
