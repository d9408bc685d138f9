import { queryOptions } from '@tanstack/react-query'
import type { DemoChange } from '@web2/contract/dashboard'
import { demoResource } from './resources.ts'

/** Sample data of the account. */
export const demoAccount = queryOptions({
  queryKey: [demoResource.path],
  queryFn: () => demoResource.find(),
  staleTime: 60_000,
})

/** Adds or removes the sample data. */
export const changeDemo = (change: DemoChange) => demoResource.create(change)
