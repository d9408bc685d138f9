import { browserDatabase } from '../../../lib/browser/browser-database.ts'
import type { CheckedRow } from './check-row.ts'
import type { Mapping } from './guess-columns.ts'
import type { Leftovers } from './leftovers.ts'

/**
 * An import as it was begun, kept in this browser until it has ended: a page that is closed in the middle loses
 * nothing. How far it is the server knows, which answers parts that it has had already and adds them no second time.
 */
export interface StoredImport {
  /** Permanent id of the import. */
  readonly importId: string
  /** The columns of the file. */
  readonly head: readonly string[]
  /** Column mapping and default country; missing in imports started by earlier versions. */
  readonly mapping?: Mapping
  readonly country?: string
  readonly rows: readonly CheckedRow[]
  /** Rows that are never sent. */
  readonly bad: readonly CheckedRow[]
  /** Ms since 1970. */
  readonly begunAt: number
}

type Kept = StoredImport & {
  /** The account and the user whose import it is. */
  readonly owner: string
}

const { inStore } = browserDatabase({
  name: 'web2-imports',
  storeName: 'imports',
  create: (database) => database.createObjectStore('imports', { keyPath: 'owner' }),
})

/** The import that an owner has begun last. */
export const keptImports = {
  read: async (owner: string): Promise<StoredImport | null> =>
    (await inStore<Kept | undefined>('readonly', (store) => store.get(owner))) ?? null,
  keep: async (owner: string, begun: StoredImport): Promise<void> => {
    await inStore('readwrite', (store) => store.put({ ...begun, owner }))
  },
  forget: async (owner: string): Promise<void> => {
    await inStore('readwrite', (store) => store.delete(owner))
  },
}

const leftKey = (owner: string): string => `${owner} left`

/** Rows to correct of the owner's last completed import. */
export const keptLeftovers = {
  read: async (owner: string): Promise<Leftovers | null> =>
    (await inStore<Leftovers | undefined>('readonly', (store) => store.get(leftKey(owner)))) ?? null,
  keep: async (owner: string, left: Leftovers): Promise<void> => {
    await inStore('readwrite', (store) => store.put({ ...left, owner: leftKey(owner) }))
  },
  forget: async (owner: string): Promise<void> => {
    await inStore('readwrite', (store) => store.delete(leftKey(owner)))
  },
}
