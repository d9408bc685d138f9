import type { SavedBlock, SavedBlockContent } from '@web2/contract/sites'
import type { Selectable } from 'kysely'
import type { SavedBlocksTable } from '../documents-tables.ts'
import { readFragment } from './block-fragment.ts'

type Row = Selectable<SavedBlocksTable>

/** Returns a saved block as in lists and events. */
export const blockView = (row: Omit<Row, 'fragment'>): SavedBlock => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  name: row.name,
  size: row.size,
})

/** Returns it with its nodes. */
export const wholeBlock = (row: Row): SavedBlockContent => ({
  ...blockView(row),
  fragment: readFragment(row.fragment),
})
