import { queryOptions } from '@tanstack/react-query'
import { publishedPages } from './resources.ts'

/** Query of the live pages of the account's sites. */
export const livePages = queryOptions({
  queryKey: [publishedPages.path],
  queryFn: () => publishedPages.find(),
  staleTime: 60_000,
})
