import type { ListingPlace } from '@web2/contract/listing-updates'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ChangedListing } from '../changed-listing.ts'

/** Records of one kind read at once. */
export const mostRead = 1_000

/** Finds the records of some kinds that show old data of a listing, ordered by name. */
export type FindPlaces = (db: Kysely<Database>, listing: ChangedListing) => Promise<ListingPlace[]>
