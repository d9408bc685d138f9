import { queryOptions } from '@tanstack/react-query'
import { dashboardResource, dashboardVisits } from './resources.ts'
import { sites } from '../sites/resources.ts'

const recent = 5

/** State of the account; its events refresh it (lib/live). */
export const dashboard = queryOptions({
  queryKey: [dashboardResource.path],
  queryFn: () => dashboardResource.find(),
})

/** Records this opening of the dashboard and returns the visit before it, once for each opening of the screen. */
export const lastVisit = queryOptions({
  queryKey: [dashboardVisits.path],
  queryFn: () => dashboardVisits.create({}),
  staleTime: Infinity,
  gcTime: 0,
})

/** The newest sites; the total comes with them. */
export const recentSites = queryOptions({
  queryKey: [sites.path, 'recent'],
  queryFn: () => sites.find({ $sort: { updatedAt: -1 }, $limit: recent }),
})
