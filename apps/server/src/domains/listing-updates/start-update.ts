import {
  listingPlaceKinds,
  type ListingUpdate,
  type ListingUpdateCreate,
} from '@web2/contract/listing-updates'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { uuidV7 } from '../../platform/db/uuid-v7.ts'
import { badInput, changedMeanwhile, notFound } from '../../platform/errors.ts'
import { updateListingJob } from './jobs.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { startRun } from '../../platform/runs/start-run.ts'
import { changedListing } from './changed-listing.ts'
import { latestUpdate } from './latest-update.ts'
import { listingPlaces } from './review-listing.ts'
import { updateKind } from './update-step.ts'

type Wanted = ListingUpdateCreate['places'][number]

const keyOf = ({ kind, _id }: Pick<Wanted, 'kind' | '_id'>): string => `${kind} ${_id}`

/** Returns the chosen places with their current names, without those that show no old data. */
const chosenPlaces = (
  wanted: readonly Wanted[],
  known: Awaited<ReturnType<typeof listingPlaces>>,
): readonly (Wanted & { readonly name: string })[] => {
  const names = new Map(known.filter(({ canUpdate }) => canUpdate).map((place) => [keyOf(place), place.name]))
  const seen = new Set<string>()
  const chosen = wanted.flatMap((place) => {
    const name = names.get(keyOf(place))
    if (name === undefined || seen.has(keyOf(place))) return []
    seen.add(keyOf(place))
    return [{ ...place, name }]
  })
  return listingPlaceKinds.flatMap((kind) => chosen.filter((place) => place.kind === kind))
}

const addPlaces = async (
  transaction: Transaction<Database>,
  of: { readonly accountId: string; readonly runId: string; readonly napId: string },
  places: readonly (Wanted & { readonly id: string; readonly name: string })[],
): Promise<void> => {
  await transaction
    .insertInto('listingUpdatePlaces')
    .values(
      places.map(({ id, kind, _id, name, replacements = [], basedOn = '', overEdits = false }) => ({
        ...of,
        id,
        kind,
        subjectId: _id,
        name,
        chosen: replacements,
        basedOn,
        overEdits,
        publicationRunId: null,
      })),
    )
    .execute()
}

/**
 * Starts a run that makes the chosen replacements. Throws 404 for another account's listing, 400 if none of
 * the places shows old data, 409 while another update of the listing runs.
 */
export const startListingUpdate = async (
  context: AppContext,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { napId, places }: ListingUpdateCreate,
): Promise<ListingUpdate> => {
  const { db, jobs, now } = context
  const listing = await changedListing(db, { accountId, napId })
  if (!listing) throw notFound('listing')
  const chosen = chosenPlaces(places, await listingPlaces(db, listing))
  if (chosen.length === 0)
    throw badInput({ places: 'Nothing you selected shows old data anymore. Review the updates again.' })
  const steps = chosen.map((place) => ({ ...place, id: uuidV7() }))
  await db.transaction().execute(async (transaction) => {
    const runId = await startRun(transaction, {
      accountId,
      userId,
      kind: updateKind,
      subjectId: napId,
      message: 'Queued',
      steps: steps.map(({ id }) => id),
      total: steps.length,
      now: now(),
    })
    if (runId === null)
      throw changedMeanwhile(
        'An update of this listing is already running. Wait until it finishes, or cancel it.',
      )
    await addPlaces(transaction, { accountId, runId, napId }, steps)
    await jobs.enqueue(transaction, updateListingJob, { runId }, { singletonKey: runId })
  })
  const begun = await latestUpdate(db, { accountId, napId })
  if (!begun) throw notFound('listing')
  return begun
}
