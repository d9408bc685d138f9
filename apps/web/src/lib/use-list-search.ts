import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { writeFilters, type ListFilter } from './list-filter.ts'
import { listState, type ListState } from './list-query.ts'
import type { ListSearch } from './list-search.ts'

export interface ListControl {
  readonly state: ListState
  setPage(page: number): void
  setSize(size: number): void
  setSort(sortBy: string, descending: boolean): void
  setWords(q: string): void
  setStatus(status: string): void
  setFilters(filters: readonly ListFilter[]): void
}

const none: readonly string[] = []

/** A list's state, kept in the address of its screen. */
export const useListSearch = (
  sortable: readonly string[],
  defaultSort: string,
  statuses: readonly string[] = none,
  filterable: readonly string[] = none,
): ListControl => {
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  return useMemo(() => {
    const change = (next: ListSearch) =>
      void navigate({ to: '.', search: (old: ListSearch) => ({ ...old, ...next }), replace: true })
    return {
      state: listState(search, sortable, defaultSort, statuses, filterable),
      setPage: (page) => change({ page: page === 1 ? undefined : String(page) }),
      setSize: (size) => change({ size: String(size), page: undefined }),
      setSort: (sortBy, descending) => change({ sort: `${descending ? '-' : ''}${sortBy}`, page: undefined }),
      setWords: (q) => change({ q: q === '' ? undefined : q, page: undefined }),
      setStatus: (status) => change({ status: status === '' ? undefined : status, page: undefined }),
      setFilters: (filters) =>
        change({ filter: filters.length === 0 ? undefined : writeFilters(filters), page: undefined }),
    }
  }, [search, navigate, sortable, defaultSort, statuses, filterable])
}
