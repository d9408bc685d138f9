import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
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
  /** Removes the status and the filters of columns. */
  clearFilters(): void
}

const none: readonly string[] = []

const keyOf = (path: string) => `web2.list.${path}`

/** Order and rows a page as they were last chosen in this list. */
const remembered = (path: string): Pick<ListSearch, 'sort' | 'size'> => {
  try {
    const { sort, size } = JSON.parse(localStorage.getItem(keyOf(path)) ?? '{}') as Record<string, unknown>
    return {
      ...(typeof sort === 'string' && { sort }),
      ...(typeof size === 'string' && { size }),
    }
  } catch {
    // what cannot be read is as good as never chosen
    return {}
  }
}

const remember = (path: string, change: Pick<ListSearch, 'sort' | 'size'>): void => {
  localStorage.setItem(keyOf(path), JSON.stringify({ ...remembered(path), ...change }))
}

/**
 * A list's state, kept in the address of its screen. Order and rows a page are remembered in this browser too, for an
 * address that says nothing of them.
 */
export const useListSearch = (
  sortable: readonly string[] | undefined,
  defaultSort: string,
  statuses: readonly string[] = none,
  filterable: readonly string[] = none,
): ListControl => {
  const search: ListSearch = useSearch({ strict: false })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const navigate = useNavigate()
  return useMemo(() => {
    const change = (next: ListSearch) =>
      void navigate({ to: '.', search: (old: ListSearch) => ({ ...old, ...next }), replace: true })
    return {
      state: listState(
        { ...remembered(path), ...search },
        sortable ?? none,
        defaultSort,
        statuses,
        filterable,
      ),
      setPage: (page) => change({ page: page === 1 ? undefined : String(page) }),
      setSize: (size) => {
        remember(path, { size: String(size) })
        change({ size: String(size), page: undefined })
      },
      setSort: (sortBy, descending) => {
        const sort = `${descending ? '-' : ''}${sortBy}`
        remember(path, { sort })
        change({ sort, page: undefined })
      },
      setWords: (q) => change({ q: q === '' ? undefined : q, page: undefined }),
      setStatus: (status) => change({ status: status === '' ? undefined : status, page: undefined }),
      setFilters: (filters) =>
        change({ filter: filters.length === 0 ? undefined : writeFilters(filters), page: undefined }),
      clearFilters: () => change({ status: undefined, filter: undefined, page: undefined }),
    }
  }, [search, path, navigate, sortable, defaultSort, statuses, filterable])
}
