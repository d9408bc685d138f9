import type { HistoryEntry } from '@web2/builder'
import { browserDatabase } from '../../../../lib/browser/browser-database.ts'

/** Undo steps of one document, as this browser keeps them across reloads. */
export interface KeptHistory {
  readonly version: 1
  readonly key: string
  readonly entries: readonly HistoryEntry[]
  /** Positions with known documents, by fingerprint; an equal document can continue from there. */
  readonly states: readonly {
    readonly position: number
    readonly fingerprint: string
    /** Fingerprint without the theme of the site. */
    readonly content?: string
  }[]
  /** Time in ms since 1970. */
  readonly keptAt: number
}

export interface Histories {
  readonly get: (key: string) => Promise<KeptHistory | null>
  readonly put: (kept: KeptHistory) => Promise<void>
}

const storeName = 'histories'
const byAge = 'by-age'

/** Maximum number of documents with kept undo steps; the least recently edited are dropped first. */
const mostDocuments = 40

const { inStore } = browserDatabase({
  name: 'web2-builder-history',
  storeName,
  create: (database) =>
    database.createObjectStore(storeName, { keyPath: 'key' }).createIndex(byAge, 'keptAt'),
})

/** Histories in IndexedDB. */
export const browserHistories: Histories = {
  get: async (key) => {
    const found = await inStore<KeptHistory | undefined>('readonly', (store) => store.get(key))
    return found?.version === 1 ? found : null
  },
  put: async (kept) => {
    await inStore('readwrite', (store) => store.put(kept))
    const oldestFirst = await inStore('readonly', (store) => store.index(byAge).getAllKeys())
    for (const key of oldestFirst.slice(0, Math.max(0, oldestFirst.length - mostDocuments)))
      await inStore('readwrite', (store) => store.delete(key))
  },
}
