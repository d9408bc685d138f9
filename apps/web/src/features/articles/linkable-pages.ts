import { queryOptions } from '@tanstack/react-query'
import { publishedPages } from './resources.ts'

/** Live pages of the account's sites. */
export const livePages = queryOptions({
  queryKey: [publishedPages.path],
  queryFn: () => publishedPages.find(),
  staleTime: 60_000,
})
