import type { ListingPlaceKind, ListingUpdateOutcome } from '@web2/contract/listing-updates'
import type { ColumnType, Generated } from 'kysely'

/** Earlier versions of a listing, newest first, written by a trigger of `naps`. Keys are column names. */
interface ListingChangesTable {
  napId: string
  accountId: string
  earlier: ColumnType<Record<string, unknown>[], string, string>
  changedAt: Generated<string>
}

/** Text that a published post was last sent with. */
interface PostTextsTable {
  jobId: string
  accountId: string
  title: string
  html: string
  sentAt: Generated<string>
  /** Content of the blog before the latest update, as the blog stored it. */
  earlierTitle: string | null
  earlierHtml: string | null
}

/** One place of a listing update; its run item has the same id as subject. */
export interface ListingUpdatePlacesTable {
  id: string
  accountId: string
  runId: string
  napId: string
  kind: ListingPlaceKind
  subjectId: string
  name: string
  /** Ids of the chosen replacements. */
  chosen: string[]
  /** Reviewed state: an article's revision, a page's time of saving. */
  basedOn: string
  /** A post is changed although it was edited on its blog. */
  overEdits: boolean
  outcome: Generated<ListingUpdateOutcome>
  message: Generated<string>
  /** Text being sent to a blog, so that the next worker can tell whether the blog stored it. */
  sending: ColumnType<{ title: string; html: string } | null, string | null | undefined, string | null>
  publicationRunId: Generated<string | null>
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    listingChanges: ListingChangesTable
    listingUpdatePlaces: ListingUpdatePlacesTable
    postTexts: PostTextsTable
  }
}
