import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import type { Page } from '@web2/contract/core'
import type { Query } from '../../../../lib/api/resource.ts'

const pageSize = 24
/** Delay in ms between the last key and the search. */
const pause = 200

/** Returns the records of a sidebar list, newest first, searchable by name, loaded in pages. */
export const useLibrary = <Stored>(
  source: { readonly path: string; find(query: Query): Promise<Page<Stored>> },
  query: Query = {},
) => {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), pause)
  const list = useInfiniteQuery({
    queryKey: [source.path, 'library', asked, query],
    queryFn: ({ pageParam }) =>
      source.find({
        ...query,
        ...(asked && { name: { $search: asked } }),
        $sort: { updatedAt: -1 },
        $limit: pageSize,
        $skip: pageParam,
      }),
    initialPageParam: 0,
    getNextPageParam: (last) =>
      last.skip + last.data.length < last.total ? last.skip + pageSize : undefined,
    placeholderData: keepPreviousData,
  })
  return {
    records: list.data?.pages.flatMap(({ data }) => data) ?? [],
    list: {
      search,
      setSearch,
      failure: list.isError ? sentenceFor(list.error) : null,
      retry: () => void list.refetch(),
      loading: list.isFetching,
      total: list.data?.pages[0]?.total ?? 0,
      more: list.hasNextPage ? () => void list.fetchNextPage() : null,
    },
  }
}
