import { queryOptions } from '@tanstack/react-query'
import type { DemoChange } from '@web2/contract/dashboard'
import { demoResource } from './resources.ts'

/** The examples in the account. */
export const demoAccount = queryOptions({
  queryKey: [demoResource.path],
  queryFn: () => demoResource.find(),
  staleTime: 60_000,
})

/** Adds the examples, or removes them. */
export const changeDemo = (change: DemoChange) => demoResource.create(change)
