import { queryOptions } from '@tanstack/react-query'
import { dashboardResource } from './resources.ts'
import { sites } from '../sites/resources.ts'

const recent = 5

/** How things stand; events of the account make it fresh (lib/live). */
export const dashboard = queryOptions({
  queryKey: [dashboardResource.path],
  queryFn: () => dashboardResource.find(),
})

/** The newest sites; the total comes with them. */
export const recentSites = queryOptions({
  queryKey: [sites.path, 'recent'],
  queryFn: () => sites.find({ $sort: { updatedAt: -1 }, $limit: recent }),
})
