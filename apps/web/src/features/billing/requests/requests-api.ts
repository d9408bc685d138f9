import { queryOptions } from '@tanstack/react-query'
import { billingRequestStatuses, type BillingGrant } from '@web2/contract/billing'
import { billingGrants } from '../resources.ts'
import type { ListSource } from '../../../lib/list/list-source.ts'

/** Milliseconds until the open requests are counted again, whatever events said. */
const countAgain = 30_000

/** The list of requests, newest first. */
export const requestList: ListSource<BillingGrant> = {
  resource: billingGrants,
  defaultSort: '-createdAt',
  statuses: billingRequestStatuses,
}

export const openRequests = queryOptions({
  queryKey: [billingGrants.path, 'open'],
  queryFn: () => billingGrants.count({ status: 'open' }),
  refetchInterval: countAgain,
})
