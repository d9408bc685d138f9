import { readFilters, type ListFilter } from './list-filter.ts'
import type { ListSearch } from './list-search.ts'

export const pageSizes = [10, 20, 50, 100]
const defaultPageSize = 20

/** State of a list: page (from 1), page size, order, search text, status and column filters. */
export interface ListState {
  readonly q: string
  /** The one status that is shown; empty for all. */
  readonly status: string
  readonly filters: readonly ListFilter[]
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
  statuses: readonly string[] = [],
  filterable: readonly string[] = [],
): ListState => {
  const descending = (search.sort ?? defaultSort).startsWith('-')
  const wanted = (search.sort ?? '').replace(/^-/, '')
  const known = sortable.includes(wanted)
  const size = whole(search.size)
  return {
    q: search.q ?? '',
    status: statuses.find((status) => status === search.status) ?? '',
    filters: readFilters(search.filter, filterable),
    page: whole(search.page) ?? 1,
    size: size !== undefined && pageSizes.includes(size) ? size : defaultPageSize,
    sortBy: known ? wanted : defaultSort.replace(/^-/, ''),
    descending: known ? descending : defaultSort.startsWith('-'),
  }
}

/** Whether a list may hide some of its records. */
export const isNarrowed = ({ q, status, filters }: ListState): boolean =>
  q !== '' || status !== '' || filters.length > 0
