import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields } from '../core/record.ts'

export const campaignLogLevels = ['info', 'warning', 'error'] as const

/** A line on what happened to a campaign or one of its jobs. Lines are added and never changed. */
export const CampaignLog = Type.Object({
  ...recordFields,
  campaignId: Id,
  jobId: nullable(Id),
  level: Type.Enum(campaignLogLevels),
  /** The event as one word: 'approved', 'published', 'retried'. */
  event: Type.String(),
  message: Type.String(),
})
export type CampaignLog = Static<typeof CampaignLog>
