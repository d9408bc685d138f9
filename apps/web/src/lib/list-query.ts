import type { Query } from './api/resource.ts'
import type { ListSearch } from './list-search.ts'

export const pageSizes = [10, 20, 50, 100]
const defaultPageSize = 20

/** What a list shows: page from 1, rows a page, order, and the words searched for. */
export interface ListState {
  readonly q: string
  readonly page: number
  readonly size: number
  readonly sortBy: string
  readonly descending: boolean
}

const whole = (text: string | undefined): number | undefined => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

/** Reads a list's address; whatever makes no sense there falls back to the default. */
export const listState = (
  search: ListSearch,
  sortable: readonly string[],
  defaultSort: string,
): ListState => {
  const descending = (search.sort ?? defaultSort).startsWith('-')
  const wanted = (search.sort ?? '').replace(/^-/, '')
  const known = sortable.includes(wanted)
  const size = whole(search.size)
  return {
    q: search.q ?? '',
    page: whole(search.page) ?? 1,
    size: size !== undefined && pageSizes.includes(size) ? size : defaultPageSize,
    sortBy: known ? wanted : defaultSort.replace(/^-/, ''),
    descending: known ? descending : defaultSort.startsWith('-'),
  }
}

/** The API's order of a list (spec.md section 7: +1 ascending, -1 descending). */
export const sortQuery = ({ sortBy, descending }: ListState): Query => ({
  $sort: { [sortBy]: descending ? -1 : 1 },
})

/** The API's order and section of a list. */
export const listQuery = (state: ListState): Query => ({
  ...sortQuery(state),
  $limit: state.size,
  $skip: state.size * (state.page - 1),
})
