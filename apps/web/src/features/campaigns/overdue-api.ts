import { queryOptions } from '@tanstack/react-query'
import { overdueAfter } from '@web2/contract/campaigns'
import { campaignJobs } from './resources.ts'

/** How many planned posts of a campaign are overdue. */
export const overdueCount = (campaignId: string) =>
  queryOptions({
    // below the posts' key, so that every change of a post recounts
    queryKey: [campaignJobs.path, campaignId, 'overdue'],
    queryFn: async () => {
      const before = new Date(Date.now() - overdueAfter * 60_000).toISOString()
      const { total } = await campaignJobs.find({
        campaignId,
        status: 'planned',
        runAt: { $lte: before },
        $limit: 0,
      })
      return total
    },
  })
