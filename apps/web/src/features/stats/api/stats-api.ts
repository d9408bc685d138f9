import { queryOptions } from '@tanstack/react-query'
import { naps, sites } from '../../../lib/api/resources.ts'

const recent = 5

export const napCount = queryOptions({
  queryKey: [naps.path, 'count'],
  queryFn: () => naps.count(),
})

export const publishedCount = queryOptions({
  queryKey: [sites.path, 'count', 'published'],
  queryFn: () => sites.count({ status: 'published' }),
})

/** The newest sites; the total comes with them. */
export const recentSites = queryOptions({
  queryKey: [sites.path, 'recent'],
  queryFn: () => sites.find({ $sort: { updatedAt: -1 }, $limit: recent }),
})
