import { listingPlaceKinds, type ListingPlace, type ListingReview } from '@web2/contract/listing-updates'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/errors.ts'
import { articlePlaces } from './find/article-references.ts'
import { changedListing, type ChangedListing, type ListingOfAccount } from './changed-listing.ts'
import { documentPlaces } from './find/document-references.ts'
import { latestUpdate } from './latest-update.ts'
import { postPlaces } from './find/post-references.ts'
import { outdatedSites, sitesWithOldPages } from './find/site-references.ts'

/** Returns every place that shows a listing's old data, in the order of an update. */
export const listingPlaces = async (
  db: Kysely<Database>,
  listing: ChangedListing,
): Promise<ListingPlace[]> => {
  const pages = await documentPlaces(db, listing)
  const outdated = await outdatedSites(db, listing)
  const known = new Set(outdated.map(({ _id }) => _id))
  const others = (await sitesWithOldPages(db, listing, pages)).filter(({ _id }) => !known.has(_id))
  const articles = await articlePlaces(db, listing)
  const posts = await postPlaces(db, listing)
  const all = [...pages, ...outdated, ...others, ...articles, ...posts]
  return listingPlaceKinds.flatMap((kind) => all.filter((place) => place.kind === kind))
}

/** Returns a listing with every place that shows its old data. Throws 404 for another account's listing. */
export const reviewListing = async (
  db: Kysely<Database>,
  wanted: ListingOfAccount,
): Promise<ListingReview> => {
  const listing = await changedListing(db, wanted)
  if (!listing) throw notFound('listing')
  const { napId, nap, changedAt } = listing
  return {
    _id: napId,
    businessName: nap.businessName,
    changedAt,
    places: await listingPlaces(db, listing),
    update: await latestUpdate(db, wanted),
  }
}

/**
 * Dismisses a listing's changes: its old data is not searched for again. Published sites still show as
 * outdated.
 */
export const keepOldData = async (
  db: Kysely<Database>,
  { accountId, napId }: ListingOfAccount,
): Promise<ListingReview> => {
  const review = await reviewListing(db, { accountId, napId })
  await db
    .deleteFrom('listingChanges')
    .where('napId', '=', napId)
    .where('accountId', '=', accountId)
    .execute()
  return review
}
