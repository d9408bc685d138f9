import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { ChangedState, CopyKey, CopyState, SavedState } from './copy-state.ts'

export type WritableRow = { -readonly [Field in keyof ChangedState]: ChangedState[Field] }

/** Changed pages during a request; `write` stores them. */
export interface PageRowsInHand {
  /** Returns the copy with the changes so far. */
  readonly state: () => CopyState
  /** Returns the row of a page, created from the site's page if it is unchanged. */
  readonly of: (
    saved: SavedState | undefined,
    pageId: string,
    names?: { name: string; slug: string },
  ) => WritableRow
  readonly maybe: (pageId: string) => WritableRow | undefined
  /** Replaces a page's content; null resets it to the site's. */
  readonly setDocument: (row: WritableRow, document: string | null) => void
  readonly drop: (pageId: string) => void
  readonly write: (transaction: Transaction<Database>) => Promise<void>
}

const freshRow = (
  { accountId, key }: CopyKey,
  pageId: string,
  isEdit: boolean,
  names: Names,
): WritableRow => {
  const moment = new Date().toISOString()
  return {
    accountId,
    key,
    pageId,
    createdAt: moment,
    updatedAt: moment,
    isEdit,
    isDeleted: false,
    isDuplicated: false,
    isHome: false,
    name: null,
    slug: null,
    parentId: null,
    position: null,
    inNavigation: null,
    baseHash: null,
    knownName: names.name,
    knownSlug: names.slug,
    revision: uuidV7(),
    savedAs: null,
    hasContent: false,
  }
}

interface Names {
  readonly name: string
  readonly slug: string
}

const stored = async (
  transaction: Transaction<Database>,
  { hasContent: _hasContent, createdAt: _createdAt, updatedAt: _updatedAt, ...row }: WritableRow,
  document: string | null | undefined,
) => {
  const values = { ...row, ...(document !== undefined && { document }) }
  const { accountId: _account, key: _key, pageId: _page, ...changes } = values
  await transaction
    .insertInto('workingPages')
    .values({ document: null, ...values })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'key', 'pageId'])
        .doUpdateSet({ ...changes, updatedAt: sql`clock_timestamp()` }),
    )
    .execute()
}

/** Loads the changed pages of a copy for further changes. */
export const pageRowsInHand = (initial: CopyState): PageRowsInHand => {
  const rows = new Map<string, WritableRow>(initial.changed.map((row) => [row.pageId, { ...row }]))
  const touched = new Set<string>()
  const dropped = new Set<string>()
  const documents = new Map<string, string | null>()
  const touch = (row: WritableRow) => {
    touched.add(row.pageId)
    return row
  }
  return {
    state: () => ({ ...initial, changed: [...rows.values()] }),
    maybe: (pageId) => {
      const row = rows.get(pageId)
      return row && touch(row)
    },
    of: (saved, pageId, names = { name: '', slug: '' }) => {
      const row = rows.get(pageId) ?? freshRow(initial, pageId, saved !== undefined, saved ?? names)
      rows.set(pageId, row)
      dropped.delete(pageId)
      return touch(row)
    },
    setDocument: (row, document) => {
      row.hasContent = document !== null
      row.revision = uuidV7()
      documents.set(row.pageId, document)
    },
    drop: (pageId) => {
      rows.delete(pageId)
      touched.delete(pageId)
      documents.delete(pageId)
      dropped.add(pageId)
    },
    write: async (transaction) => {
      if (dropped.size > 0)
        await transaction
          .deleteFrom('workingPages')
          .where('accountId', '=', initial.accountId)
          .where('key', '=', initial.key)
          .where('pageId', 'in', [...dropped])
          .execute()
      for (const pageId of touched) {
        const row = rows.get(pageId)
        if (row) await stored(transaction, row, documents.get(pageId))
      }
    },
  }
}
