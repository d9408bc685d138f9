import { queryOptions } from '@tanstack/react-query'
import { accessTokens } from '../resources.ts'

/** The account's tokens, the newest first. */
export const tokenList = queryOptions({
  queryKey: [accessTokens.path, 'all'],
  queryFn: () => accessTokens.findAll(),
})
