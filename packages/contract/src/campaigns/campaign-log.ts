import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields } from '../core/record.ts'

export const campaignLogLevels = ['info', 'warning', 'error'] as const

/** Campaign log entry about a campaign or one of its scheduled posts; append-only. */
export const CampaignLog = Type.Object({
  ...recordFields,
  campaignId: Id,
  jobId: nullable(Id),
  level: Type.Enum(campaignLogLevels),
  /** Event name: 'approved', 'published', 'retried'. */
  event: Type.String(),
  message: Type.String(),
})
export type CampaignLog = Static<typeof CampaignLog>

declare module '../core/resources.ts' {
  interface Resources {
    'campaign-logs': { record: CampaignLog }
  }
}
