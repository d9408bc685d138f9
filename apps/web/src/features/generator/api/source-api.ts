import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { cloudPages } from '../../sites/resources.ts'
import { promptStackers } from '../../articles/resources.ts'

export const pageChosen = (id: string | null) =>
  queryOptions({
    queryKey: [cloudPages.path, 'name', id],
    queryFn: () => cloudPages.get(id ?? '', { $select: ['name', 'size', 'updatedAt'] }),
    enabled: id !== null,
  })

/** The first pages of the page builder that hold the words in their name. */
export const pagesFound = (words: string) =>
  queryOptions({
    queryKey: [cloudPages.path, 'choice', words],
    queryFn: () =>
      cloudPages.find({
        ...(words === '' ? {} : { name: { $search: words } }),
        $sort: { updatedAt: -1 },
        $limit: 50,
      }),
    placeholderData: keepPreviousData,
  })

export const stackersFound = queryOptions({
  queryKey: [promptStackers.path, 'choice', 'turbo'],
  queryFn: () => promptStackers.findAll({ $select: ['name'], $sort: { name: 1 } }),
})
