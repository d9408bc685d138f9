import type { ColumnType } from 'kysely'
import type { ListingPlaceKind, ListingUpdateOutcome } from '@web2/contract/listing-updates'
import type { AsStored, Given, Json, Row } from '../../platform/db/row.ts'

/** One place of a listing update; its run item has the same id as subject. */
export type ListingUpdatePlacesTable = Row<
  'listingUpdatePlaces',
  {
    kind: ListingPlaceKind
    /** Ids of the chosen replacements. */
    chosen: Given
    /** Reviewed state: an article's revision, a page's time of saving. */
    basedOn: Given
    /** A post is changed although it was edited on its blog. */
    overEdits: Given
    outcome: ListingUpdateOutcome
    /** Text being sent to a blog, so that the next worker can tell whether the blog stored it. */
    sending: Json<{ title: string; html: string }>
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    /** Earlier versions of a listing, newest first, written by a trigger of `naps`. Keys are column names. */
    listingChanges: Row<'listingChanges', { earlier: ColumnType<Record<string, unknown>[], string, string> }>
    listingUpdatePlaces: ListingUpdatePlacesTable
    /** Text that a published post was last sent with. */
    postTexts: Row<
      'postTexts',
      {
        /** Content of the blog before the latest update, as the blog stored it. */
        earlierTitle: AsStored
      }
    >
  }
}
