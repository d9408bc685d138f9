import type { ColumnType, Generated } from 'kysely'
import type {
  CampaignJobStatus,
  CampaignLink,
  CampaignSchedule,
  CampaignSource,
  CampaignSpread,
  CampaignStatus,
  PlannedLink,
  AssistedPost,
} from '@web2/contract/campaigns'
import type { UsageReservation } from '../../platform/db/tables.ts'

export interface AssistedPostsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  articleId: SetLater<string>
  subPropertyId: SetLater<string>
  campaignJobId: SetLater<string>
  title: Generated<string>
  placeName: string
  placeUrl: string
  status: Generated<AssistedPost['status']>
  url: Generated<string>
  problem: Generated<string>
  checkedAt: SetLater<string>
  /** Time of the next check of its page; null until it is published. */
  nextCheckAt: SetLater<string>
}

/** An image uploaded, or being uploaded, to a blog for posts. */
export interface BlogImagesTable {
  subPropertyId: string
  /** First digits of the SHA-256 of the original image. */
  sha256: string
  accountId: string
  createdAt: Generated<string>
  /** File name at the blog without extension, e.g. 'red-rose'; chosen before the upload. */
  name: string
  /** Time of the upload request; null once the blog has refused it. */
  askedAt: string | null
  /** The image's id at the blog; empty until known. */
  externalId: Generated<string>
  url: Generated<string>
  type: Generated<string>
  width: number | null
  height: number | null
}

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
  /**
   * While overdue posts are spread, none of its posts starts before this time, except those started manually.
   */
  pacedUntil: SetLater<string>
  /** Consecutive failed posts. */
  failedInRow: Generated<number>
}

export interface CampaignJobsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  campaignId: string
  /** Null once the sub-property is deleted. */
  subPropertyId: string | null
  articleId: string | null
  keyword: Generated<string>
  title: Generated<string>
  links: Json<PlannedLink[]>
  /** Planned time. */
  runAt: string
  /** Time of the next attempt: `runAt` at first, later after a failure. */
  dueAt: string
  /** True if its campaign is approved and not paused. */
  armed: Generated<boolean>
  status: ColumnType<CampaignJobStatus, CampaignJobStatus | undefined, CampaignJobStatus>
  attempts: Generated<number>
  /** The worker that claimed it, and when; it can be reclaimed once the worker's lock is free. */
  claimedBy: SetLater<string>
  claimedAt: SetLater<string>
  /** Time of the request to the platform; before another request, the post is searched for. */
  askedAt: SetLater<string>
  /** Slug and imprint of the requested post; null for requests by releases that did not store them. */
  askedSlug: SetLater<string>
  askedImprint: SetLater<string>
  externalId: Generated<string>
  url: Generated<string>
  publishedAt: SetLater<string>
  error: Generated<string>
  /** Started manually, so pacing and posts per day don't apply. */
  byHand: Generated<boolean>
  /** The generation of its article. */
  generationId: SetLater<string>
  /** The property that must be reconnected first. */
  heldBy: SetLater<string>
  /** The reserved unit of the month. */
  usageReservation: ColumnType<UsageReservation | null, string | null | undefined, string | null>
}

/** Append-only. */
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
    assistedPosts: AssistedPostsTable
    blogImages: BlogImagesTable
    campaigns: CampaignsTable
    campaignJobs: CampaignJobsTable
    campaignLogs: CampaignLogsTable
  }
}
