import type { ColumnType, Generated } from 'kysely'
import type {
  CampaignJobStatus,
  CampaignLink,
  CampaignSchedule,
  CampaignSource,
  CampaignSpread,
  CampaignStatus,
  PlannedLink,
} from '@web2/contract/campaigns'
import type { UsageReservation } from '../../platform/db/runs-tables.ts'

type SetLater<T> = ColumnType<T | null, T | null | undefined, T | null>

/** JSON columns are written as text. */
type Json<T> = ColumnType<T, string | undefined, string>

export interface CampaignsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  status: ColumnType<CampaignStatus, CampaignStatus | undefined, CampaignStatus>
  targets: Generated<string[]>
  source: Json<CampaignSource>
  spread: ColumnType<CampaignSpread, CampaignSpread | undefined, CampaignSpread>
  links: Json<CampaignLink[]>
  napId: SetLater<string>
  schedule: Json<CampaignSchedule>
  seed: Generated<number>
  planStale: Generated<boolean>
  planRevision: Generated<number>
  approvedBy: SetLater<string>
  approvedAt: SetLater<string>
  planned: Generated<number>
  published: Generated<number>
  failed: Generated<number>
  cancelled: Generated<number>
  message: Generated<string>
  /** Late posts are spread: none of its jobs begins before, save those that a person wants now. */
  pacedUntil: SetLater<string>
  /** Posts that failed since the last one that did not. */
  failedInRow: Generated<number>
}

export interface CampaignJobsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  campaignId: string
  /** Null once the place was deleted. */
  subPropertyId: string | null
  articleId: string | null
  keyword: Generated<string>
  title: Generated<string>
  links: Json<PlannedLink[]>
  /** When the plan says. */
  runAt: string
  /** When it may be tried: `runAt` first, later after a failure. */
  dueAt: string
  /** Its campaign is approved and not paused. */
  armed: Generated<boolean>
  status: ColumnType<CampaignJobStatus, CampaignJobStatus | undefined, CampaignJobStatus>
  attempts: Generated<number>
  /** The worker that has it, and since when; a claim that is too old is taken over. */
  claimedBy: SetLater<string>
  claimedAt: SetLater<string>
  /** The platform was asked to take the post: before it is asked again, the post is looked for. */
  askedAt: SetLater<string>
  /** The slug and the imprint of the post that the platform was asked for; null when the release before asked. */
  askedSlug: SetLater<string>
  askedImprint: SetLater<string>
  externalId: Generated<string>
  url: Generated<string>
  publishedAt: SetLater<string>
  error: Generated<string>
  /** A person set its time: neither the campaign's pace nor its posts per day count for it. */
  byHand: Generated<boolean>
  /** What writes its article. */
  generationId: SetLater<string>
  /** The property whose connection has to be mended first. */
  heldBy: SetLater<string>
  /** The unit of the month's allowance that is set aside for it. */
  usageReservation: ColumnType<UsageReservation | null, string | null | undefined, string | null>
}

/** Lines are added and never changed. */
export interface CampaignLogsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  campaignId: string
  jobId: string | null
  level: 'info' | 'warning' | 'error'
  event: string
  message: string
}

declare module '../../platform/db/database.ts' {
  interface Database {
    campaigns: CampaignsTable
    campaignJobs: CampaignJobsTable
    campaignLogs: CampaignLogsTable
  }
}
