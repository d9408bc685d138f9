import { CampaignLog } from '@web2/contract/campaigns'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { defineService } from '../../../platform/api/define-service.ts'

/** The append-only log of campaigns and their posts. */
export const campaignLogsService = defineService({
  path: 'campaign-logs',
  policy: { find: 'content:read', get: 'content:read' },
  resource: defineResource({ table: 'campaign_logs', schema: CampaignLog, search: ['message'] }),
})
