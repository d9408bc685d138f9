import type { RunStatus } from '@web2/contract/core'
import type { NapData } from '@web2/contract/listings'
import type { PublicationTarget, RecordedReview } from '@web2/contract/publishing'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

/** Zip files of sites. The file is below DATA_DIR/downloads; its run holds the progress. */
export type SiteDownloadsTable = Row<
  'siteDownloads',
  {
    /** Site URL used in its pages; null for the site's main one, empty for none. */
    address: AsStored
    /** Size of the complete file in bytes. */
    size: AsStored
  }
>

/** Publications of sites; the sent files are in the publication store (publication-store). */
export type PublicationsTable = Row<
  'publications',
  {
    /** Number among the site's publications, from 1. */
    number: AsStored
    /** The publication whose files were sent again. */
    restoredFrom: AsStored
    status: RunStatus
    /** True if its pages can be restored. */
    pagesKept: AsStored
    /** Result at each of its targets. */
    targets: Json<PublicationTarget[]>
    /** Review; null for restored ones and those of earlier releases. */
    review: Json<RecordedReview>
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    siteDownloads: SiteDownloadsTable
    publications: PublicationsTable
    /** Listing as a publication showed it at one of its targets. */
    publishedListings: Row<
      'publishedListings',
      {
        /** Null if it showed none. */
        napId: AsStored
        data: Json<Partial<NapData>>
      }
    >
  }
}
