import { CampaignLog } from '@web2/contract/campaigns'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { defineService } from '../../../platform/api/define-service.ts'

/** What happened to campaigns and their posts; lines are added by what happens, and never changed. */
export const campaignLogsService = defineService({
  path: 'campaign-logs',
  policy: { find: 'content:read', get: 'content:read' },
  resource: defineResource({ table: 'campaign_logs', schema: CampaignLog, search: ['message'] }),
})
