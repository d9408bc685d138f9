import { queryOptions } from '@tanstack/react-query'
import type { Dashboard } from '@web2/contract/dashboard'
import { apiClient } from '../../lib/api/client.ts'
import { dashboardPath } from './resources.ts'
import { sites } from '../sites/resources.ts'

const recent = 5

/** How things stand; events of the account make it fresh (lib/live). */
export const dashboard = queryOptions({
  queryKey: [dashboardPath],
  queryFn: async (): Promise<Dashboard> => (await apiClient()).service(dashboardPath).find(),
})

/** The newest sites; the total comes with them. */
export const recentSites = queryOptions({
  queryKey: [sites.path, 'recent'],
  queryFn: () => sites.find({ $sort: { updatedAt: -1 }, $limit: recent }),
})
