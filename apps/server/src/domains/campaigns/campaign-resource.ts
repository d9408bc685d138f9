import { Campaign, CampaignJob } from '@web2/contract/campaigns'
import { defineResource } from '../../platform/db/adapter/resource.ts'

/** A database view: campaigns with their next post. */
export const campaignsResource = defineResource({
  table: 'listed_campaigns',
  schema: Campaign,
  search: ['name'],
})

export const campaignJobsResource = defineResource({
  table: 'campaign_jobs',
  kept: { subject: 'posts', state: 'status' },
  schema: CampaignJob,
  search: ['title', 'keyword', 'url'],
})
