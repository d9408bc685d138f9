import { queryOptions } from '@tanstack/react-query'
import type { CampaignJobStatus } from '@web2/contract/campaigns'
import { campaignJobs, campaignPosts, campaigns } from './resources.ts'
import type { Query } from '../../lib/api/resource.ts'

export const oneCampaign = (id: string) =>
  queryOptions({ queryKey: [campaigns.path, 'get', id], queryFn: () => campaigns.get(id) })

/** Ended posts newest first, others in the order in which they come. */
export const columnQuery = (campaignId: string, status: CampaignJobStatus): Query => ({
  campaignId,
  status,
  $sort: status === 'published' ? { publishedAt: -1 } : { runAt: 1 },
})

const most = 5

export const nextPosts = (campaignId: string) =>
  queryOptions({
    queryKey: [campaignJobs.path, 'next', campaignId],
    queryFn: () => campaignJobs.find({ campaignId, status: 'planned', $sort: { runAt: 1 }, $limit: most }),
  })

export const onePost = (id: string) =>
  queryOptions({ queryKey: [campaignJobs.path, 'get', id], queryFn: () => campaignJobs.get(id) })

/** Returns the actions of a post; refetched with every change, because they depend on its state. */
export const postActions = (id: string, updatedAt: string) =>
  queryOptions({
    queryKey: [campaignPosts.path, 'get', id, updatedAt],
    queryFn: () => campaignPosts.get(id),
  })
