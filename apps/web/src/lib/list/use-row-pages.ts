import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import type { Page } from '@web2/contract/core'
import type { Query } from '../api/resource.ts'

interface Listed<Row> {
  readonly path: string
  find(query?: Query): Promise<Page<Row>>
  count(query?: Query): Promise<number>
}

interface Pages<Row> {
  /** Rows there are; undefined until that is known. */
  readonly total: number | undefined
  /** The row at a place of the whole list; undefined while it is fetched. */
  readonly rowAt: (index: number) => Row | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** Rows that one call fetches. */
const pageSize = 100

/**
 * A long list of which only the visible rows, from `first` to `last`, are fetched, a page at a time. Pages follow live
 * events like any query.
 */
export const useRowPages = <Row>(
  listed: Listed<Row>,
  query: Query,
  { first, last }: { readonly first: number; readonly last: number },
): Pages<Row> => {
  const total = useQuery({
    queryKey: [listed.path, 'count', query],
    queryFn: () => listed.count(query),
    placeholderData: keepPreviousData,
  })
  const [from, to] = [Math.floor(first / pageSize), Math.floor(Math.max(first, last) / pageSize)]
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const pages = useQueries({
    queries: numbers.map((number) => ({
      queryKey: [listed.path, 'rows', query, number],
      queryFn: () => listed.find({ ...query, $limit: pageSize, $skip: number * pageSize }),
    })),
  })
  return {
    total: total.data,
    rowAt: (index) => pages[Math.floor(index / pageSize) - from]?.data?.data[index % pageSize],
    error: total.error ?? pages.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      for (const each of [total, ...pages]) void each.refetch()
    },
  }
}
