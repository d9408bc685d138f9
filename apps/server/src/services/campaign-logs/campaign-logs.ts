import { CampaignLog } from '@web2/contract'
import { defineResource } from '../../db/adapter/resource.ts'
import { defineService } from '../define-service.ts'

/** What happened to campaigns and their posts; lines are added by what happens, and never changed. */
export const campaignLogsService = defineService({
  path: 'campaign-logs',
  policy: { find: 'content:read', get: 'content:read' },
  resource: defineResource({ table: 'campaign_logs', schema: CampaignLog, search: ['message'] }),
})
