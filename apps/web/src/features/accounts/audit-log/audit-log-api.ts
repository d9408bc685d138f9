import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Query } from '../../../lib/api/resource.ts'
import { auditLog } from '../resources.ts'
import type { ListState } from '../../../lib/list/list-query.ts'

export const activitySortable = ['at']
export const activityDefaultSort = '-at'

const searched = ({ q }: ListState): Query => (q === '' ? {} : { search: q })

/** Newest first, always. */
export const activityList = (state: ListState) =>
  queryOptions({
    queryKey: [auditLog.path, 'find', state],
    queryFn: () =>
      auditLog.find({ $limit: state.size, $skip: state.size * (state.page - 1), ...searched(state) }),
    placeholderData: keepPreviousData,
  })

export const allActivity = (state: ListState) => auditLog.findAll(searched(state))
