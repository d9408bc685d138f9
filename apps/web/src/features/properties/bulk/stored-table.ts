import type { Columns } from './property-table.ts'

/** The server's errors by row index and field. */
export type RefusedErrors = readonly (readonly [at: number, errors: Readonly<Record<string, string>>])[]

/** An import of properties that was begun: its table as it was read, and how far it is. */
export interface KeptTable {
  /** Id of the import; the server adds a batch only once, even if it is sent again. */
  readonly importId: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The field of each column as it was chosen; by their names if absent. */
  readonly columns?: Columns
  /** For rows of an earlier import: why it refused those that have not been corrected. */
  readonly refusals?: RefusedErrors
  /** The rows are being corrected, and none of them has been sent. */
  readonly unsent?: boolean
}

export interface KeptProgress {
  /** Rows that have been answered. */
  readonly done: number
  readonly created: number
  /** Rows that the server refused: their places in the table, and why, as a text and by field. */
  readonly refused: readonly (readonly [
    at: number,
    reason: string,
    errors?: Readonly<Record<string, string>>,
  ])[]
}

export interface KeptImport extends KeptTable {
  readonly progress: KeptProgress
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const keysOf = (owner: string) => ({
  table: `web2:properties-import:${owner}`,
  progress: `web2:properties-import-progress:${owner}`,
})

const begun: KeptProgress = { done: 0, created: 0, refused: [] }

/**
 * Keeps the import that an owner has begun in this tab, so that a reload in the middle loses nothing. In no other
 * place: rows may hold passwords, which go with the tab.
 */
export const keptTable = (store: Store, owner: string) => {
  const keys = keysOf(owner)
  const forget = () => {
    store.removeItem(keys.table)
    store.removeItem(keys.progress)
  }
  return {
    /** The import as it is; null when none was begun. */
    read: (): KeptImport | null => {
      const table = store.getItem(keys.table)
      if (table === null) return null
      const progress = store.getItem(keys.progress)
      return {
        ...(JSON.parse(table) as KeptTable),
        progress: progress === null ? begun : (JSON.parse(progress) as KeptProgress),
      }
    },
    /** False: it has more rows than the tab can keep. */
    keep: (table: KeptTable): boolean => {
      forget()
      try {
        store.setItem(keys.table, JSON.stringify(table))
        return true
      } catch {
        forget()
        return false
      }
    },
    /** How far it is; nothing for one that is not kept. */
    note: (progress: KeptProgress): void => {
      if (store.getItem(keys.table) === null) return
      try {
        store.setItem(keys.progress, JSON.stringify(progress))
      } catch {
        // behind by a part: the server answers that one again as it did, and adds nothing twice
      }
    },
    forget,
  }
}
