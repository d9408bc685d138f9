import { queryOptions } from '@tanstack/react-query'
import type { DemoAccount, DemoChange } from '@web2/contract/dashboard'
import { apiClient } from '../../lib/api/client.ts'
import { demoPath } from './resources.ts'

/** The examples in the account. */
export const demoAccount = queryOptions({
  queryKey: [demoPath],
  queryFn: async (): Promise<DemoAccount> => (await apiClient()).service(demoPath).find(),
  staleTime: 60_000,
})

/** Adds the examples, or removes them. */
export const changeDemo = async (change: DemoChange): Promise<DemoAccount> =>
  (await apiClient()).service(demoPath).create(change)
