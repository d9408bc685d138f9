import type {
  Campaign,
  CampaignData,
  CampaignJob,
  CampaignJobPatch,
  CampaignLog,
  CampaignPatch,
  CampaignPost,
  CampaignPostPatch,
  AssistedPost,
  AssistedPostContent,
  AssistedPostCreate,
  AssistedPostPatch,
} from '@web2/contract/campaigns'
import { apiClient } from '../../lib/api/client.ts'
import { resource } from '../../lib/api/resource.ts'

export const campaigns = resource<Campaign, CampaignData, CampaignPatch>('campaigns')
/** The planned posts of campaigns, by `campaignId`. */
export const campaignJobs = resource<CampaignJob, never, CampaignJobPatch>('campaign-jobs')
/** Actions on single posts of approved campaigns; removing one deletes it from its blog. */
export const campaignPosts = resource<CampaignPost, never, CampaignPostPatch>('campaign-posts')
/** Read only: what happened to campaigns and their posts. */
export const campaignLogs = resource<CampaignLog>('campaign-logs')

const posts = resource<AssistedPost, AssistedPostCreate, AssistedPostPatch>('assisted-posts')
const postService = async () => (await apiClient()).service(posts.path)

/** Articles that people post by hand. */
export const assistedPosts = {
  ...posts,
  /** With what is pasted. */
  get: async (id: string): Promise<AssistedPostContent> => (await postService()).get(id),
  create: async (wanted: AssistedPostCreate): Promise<AssistedPostContent> =>
    (await postService()).create(wanted),
}
