import type { ListingPlaceKind, ListingUpdateOutcome } from '@web2/contract/listing-updates'
import type { ColumnType, Generated } from 'kysely'

/** What a listing said before, the newest first; a trigger of `naps` writes it. Keys are those of the columns. */
export interface ListingChangesTable {
  napId: string
  accountId: string
  earlier: ColumnType<Record<string, unknown>[], string, string>
  changedAt: Generated<string>
}

/** What a published post was sent with last. */
export interface PostTextsTable {
  jobId: string
  accountId: string
  title: string
  html: string
  sentAt: Generated<string>
  /** What its blog showed before the latest update, as the blog held it. */
  earlierTitle: string | null
  earlierHtml: string | null
}

/** One place that an update of a listing goes to; its run item has the same id as subject. */
export interface ListingUpdatePlacesTable {
  id: string
  accountId: string
  runId: string
  napId: string
  kind: ListingPlaceKind
  subjectId: string
  name: string
  /** Ids of the replacements that were chosen. */
  chosen: string[]
  /** What was reviewed: an article's revision, a page's time of saving. */
  basedOn: string
  /** A post is changed although somebody has edited it on its blog. */
  overEdits: boolean
  outcome: Generated<ListingUpdateOutcome>
  message: Generated<string>
  /** What a post is being changed to; tells a worker that takes over whether its blog took it. */
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
