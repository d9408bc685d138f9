import type {
  CampaignJobStatus,
  CampaignLink,
  CampaignSchedule,
  CampaignSource,
  CampaignSpread,
  CampaignStatus,
  CampaignUtm,
  PlannedLink,
  AssistedPost,
} from '@web2/contract/campaigns'
import type { StoredFacts } from './checks/article-facts/text-facts.ts'
import type { UsageReservation } from '../../platform/db/tables.ts'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

export type ArticleFactsTable = Row<
  'articleFacts',
  {
    /** Version of the rules by which the text was read. */
    rules: AsStored
    facts: Json<StoredFacts>
    /** Null for a text without words. */
    bands: AsStored
  }
>

export type AssistedPostsTable = Row<
  'assistedPosts',
  {
    status: AssistedPost['status']
    /** Time of the next check of its page; null until it is published. */
    nextCheckAt: AsStored
  }
>

/** An image uploaded, or being uploaded, to a blog for posts. */
export type BlogImagesTable = Row<
  'blogImages',
  {
    /** First digits of the SHA-256 of the original image. */
    sha256: AsStored
    /** File name at the blog without extension, e.g. 'red-rose'; chosen before the upload. */
    name: AsStored
    /** Time of the upload request; null once the blog has refused it. */
    askedAt: AsStored
    /** The image's id at the blog; empty until known. */
    externalId: AsStored
  }
>

export type CampaignsTable = Row<
  'campaigns',
  {
    status: CampaignStatus
    source: Json<CampaignSource>
    spread: CampaignSpread
    links: Json<CampaignLink[]>
    schedule: Json<CampaignSchedule>
    utm: Json<CampaignUtm>
    /**
     * While overdue posts are spread, none of its posts starts before this time, except those started manually.
     */
    pacedUntil: AsStored
    /** Consecutive failed posts. */
    failedInRow: AsStored
  }
>

export type CampaignJobsTable = Row<
  'campaignJobs',
  {
    /** Null once the sub-property is deleted. */
    subPropertyId: AsStored
    links: Json<PlannedLink[]>
    /** Planned time. */
    runAt: AsStored
    /** Time of the next attempt: `runAt` at first, later after a failure. */
    dueAt: AsStored
    /** True if its campaign is approved and not paused. */
    armed: AsStored
    status: CampaignJobStatus
    /** The worker that claimed it, and when; it can be reclaimed once the worker's lock is free. */
    claimedBy: AsStored
    /** Time of the request to the platform; before another request, the post is searched for. */
    askedAt: AsStored
    /** Slug and imprint of the requested post; null for requests by releases that did not store them. */
    askedSlug: AsStored
    /** Started manually, so pacing and posts per day don't apply. */
    byHand: AsStored
    /** The generation of its article. */
    generationId: AsStored
    /** The property that must be reconnected first. */
    heldBy: AsStored
    /** The reserved unit of the month. */
    usageReservation: Json<UsageReservation>
  }
>

/** Append-only. */
export type CampaignLogsTable = Row<'campaignLogs', { level: 'info' | 'warning' | 'error' }>

declare module '../../platform/db/database.ts' {
  interface Database {
    /** Facts that the checks read in the text of an article's revision. */
    articleFacts: ArticleFactsTable
    /** Similarity of two articles' revisions. */
    articlePairs: Row<
      'articlePairs',
      {
        /** The smaller of the two ids. */
        a: AsStored
        rules: AsStored
      }
    >
    assistedPosts: AssistedPostsTable
    blogImages: BlogImagesTable
    campaigns: CampaignsTable
    campaignJobs: CampaignJobsTable
    campaignLogs: CampaignLogsTable
  }
}
