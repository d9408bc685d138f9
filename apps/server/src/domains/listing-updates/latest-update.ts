import type { ListingUpdate } from '@web2/contract/listing-updates'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ListingOfAccount } from './changed-listing.ts'
import { updateKind } from './update-step.ts'

/** Returns a listing's latest update with its places, or null if there is none. */
export const latestUpdate = async (
  db: Kysely<Database>,
  { accountId, napId }: ListingOfAccount,
): Promise<ListingUpdate | null> => {
  const run = await db
    .selectFrom('runs')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('kind', '=', updateKind)
    .where('subjectId', '=', napId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!run) return null
  const places = await db
    .selectFrom('listingUpdatePlaces as place')
    .leftJoin('runs as publication', 'publication.id', 'place.publicationRunId')
    .select(['place.kind', 'place.subjectId', 'place.name', 'place.outcome', 'place.message'])
    .select(['publication.status as publicationStatus', 'publication.message as publicationMessage'])
    .where('place.runId', '=', run.id)
    .where('place.accountId', '=', accountId)
    .orderBy('place.id')
    .execute()
  const { id: runId, status, message, cancelRequested, done, total } = run
  return {
    runId,
    status,
    message,
    cancelRequested,
    done,
    total,
    places: places.map(({ kind, subjectId, name, outcome, message: says, ...publication }) => ({
      kind,
      _id: subjectId,
      name,
      outcome,
      message: says,
      publication:
        publication.publicationStatus === null
          ? null
          : { status: publication.publicationStatus, message: publication.publicationMessage ?? '' },
    })),
  }
}
