import { formatMoment } from '../../lib/dates.ts'
import type { ListColumn } from './list-column.ts'

/* Columns that most lists have; a list spreads one to call it otherwise or to hide it at first. */

export const nameColumn: ListColumn<{ readonly name: string }> = {
  key: 'name',
  title: 'Name',
  sortable: true,
  filter: { kind: 'text' },
  fixed: true,
  text: ({ name }) => name,
}

export const addedColumn: ListColumn<{ readonly createdAt: string }> = {
  key: 'createdAt',
  title: 'Added',
  sortable: true,
  filter: { kind: 'day' },
  text: ({ createdAt }) => formatMoment(createdAt),
}

export const changedColumn: ListColumn<{ readonly updatedAt: string }> = {
  key: 'updatedAt',
  title: 'Updated',
  sortable: true,
  filter: { kind: 'day' },
  text: ({ updatedAt }) => formatMoment(updatedAt),
}
