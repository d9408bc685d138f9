import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { billingGrants } from '../resources.ts'
import type { Query } from '../../../lib/api/resource.ts'
import type { ListState } from '../../../lib/list/list-query.ts'

export const requestSortable = ['createdAt']
export const requestDefaultSort = '-createdAt'
/** Milliseconds until the open requests are counted again, whatever events said. */
const countAgain = 30_000

const narrowed = ({ q, status }: ListState): Query => ({
  ...(q !== '' && { search: q }),
  ...(status !== '' && { status }),
})

/** Newest first, always. */
export const requestList = (state: ListState) =>
  queryOptions({
    queryKey: [billingGrants.path, 'find', state],
    queryFn: () =>
      billingGrants.find({ $limit: state.size, $skip: state.size * (state.page - 1), ...narrowed(state) }),
    placeholderData: keepPreviousData,
  })

export const allRequests = (state: ListState) => billingGrants.findAll(narrowed(state))

export const openRequests = queryOptions({
  queryKey: [billingGrants.path, 'open'],
  queryFn: () => billingGrants.count({ status: 'open' }),
  refetchInterval: countAgain,
})
