import type { RunStatus } from '@web2/contract/core'
import type { NapData } from '@web2/contract/listings'
import type { PublicationTarget, RecordedReview } from '@web2/contract/publishing'
import type { ColumnType, Generated } from 'kysely'

/** Zip files of sites. The file is below DATA_DIR/downloads; its run holds the progress. */
export interface SiteDownloadsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  siteId: string
  siteName: string
  runId: string
  /** Site URL used in its pages; null for the site's main one, empty for none. */
  address: string | null
  /** Size of the complete file in bytes. */
  size: number | null
}

/** Publications of sites; the sent files are in the publication store (publication-store). */
export interface PublicationsTable {
  id: string
  accountId: string
  siteId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  runId: string
  /** Number among the site's publications, from 1. */
  number: number
  /** The publication whose files were sent again. */
  restoredFrom: string | null
  status: Generated<RunStatus>
  message: Generated<string>
  endedAt: string | null
  /** True if its pages can be restored. */
  pagesKept: Generated<boolean>
  /** Result at each of its targets. */
  targets: ColumnType<PublicationTarget[], string | undefined, string>
  /** Review; null for restored ones and those of earlier releases. */
  review: ColumnType<RecordedReview | null, string | null | undefined, string | null>
}

/** Listing as a publication showed it at one of its targets. */
interface PublishedListingsTable {
  publicationId: string
  targetId: string
  /** Null if it showed none. */
  napId: string | null
  data: ColumnType<Partial<NapData>, string, string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    siteDownloads: SiteDownloadsTable
    publications: PublicationsTable
    publishedListings: PublishedListingsTable
  }
}
