import type { RunStatus } from '@web2/contract/core'
import type { NapData } from '@web2/contract/listings'
import type { PublicationTarget, RecordedReview } from '@web2/contract/publishing'
import type { ColumnType, Generated } from 'kysely'

/** Every publication of a site; what it sent lies in files (providers/kept-files). */
export interface PublicationsTable {
  id: string
  accountId: string
  siteId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  runId: string
  /** Counts the publications of the site from 1. */
  number: number
  /** The publication whose files were sent again. */
  restoredFrom: string | null
  status: Generated<RunStatus>
  message: Generated<string>
  endedAt: string | null
  /** The pages can be brought back to how they were. */
  pagesKept: Generated<boolean>
  /** How it ended at each of its targets. */
  targets: ColumnType<PublicationTarget[], string | undefined, string>
  /** What visitors miss of it; null for a restored one, and for those of earlier releases. */
  review: ColumnType<RecordedReview | null, string | null | undefined, string | null>
}

/** The listing as a publication showed it at one of its places. */
export interface PublishedListingsTable {
  publicationId: string
  targetId: string
  /** Null: it showed none. */
  napId: string | null
  data: ColumnType<Partial<NapData>, string, string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    publications: PublicationsTable
    publishedListings: PublishedListingsTable
  }
}
