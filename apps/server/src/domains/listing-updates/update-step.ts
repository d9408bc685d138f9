import { sql, type Selectable, type Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ListingUpdatePlacesTable } from './tables.ts'
import type { RunItemsTable } from '../../platform/db/tables.ts'
import type { ListingUpdateOutcome } from '@web2/contract/listing-updates'
import { changeRun } from '../../platform/runs/change-run.ts'
import type { RunRow } from '../../platform/runs/run-lifecycle.ts'
import type { ChangedListing } from './changed-listing.ts'

/** Kind of the run, and name of its job. */
export const updateKind = 'update-listing'

export type PlaceRow = Selectable<ListingUpdatePlacesTable>

/** One place of an update as its worker sees it. */
export interface UpdateStep {
  readonly context: AppContext
  readonly run: RunRow
  /** User who requested the update. */
  readonly userId: string
  readonly step: Selectable<RunItemsTable>
  readonly place: PlaceRow
  /** Current data, so that the latest change wins. */
  readonly listing: ChangedListing
  readonly signal: AbortSignal
}

/** Outcome of a place, stored in the transaction that changes the place, if there is one. */
export interface PlaceEnding {
  readonly outcome: Exclude<ListingUpdateOutcome, 'planned'>
  readonly message: string
  readonly publicationRunId?: string | null
}

/** Result of one step: the place has ended, or is retried at `dueAt`. */
export type PlaceTurn =
  | { readonly kind: 'ended' }
  | { readonly kind: 'end'; readonly ending: PlaceEnding }
  | { readonly kind: 'later'; readonly dueAt: Date; readonly message: string; readonly isAttempt: boolean }

export const end = (outcome: PlaceEnding['outcome'], message = ''): PlaceTurn => ({
  kind: 'end',
  ending: { outcome, message },
})

const stepStatus = {
  done: 'done',
  left: 'done',
  gone: 'done',
  failed: 'failed',
  canceled: 'cancelled',
} as const

/** Stores a place's outcome in the caller's transaction. */
export const endPlace = async (
  transaction: Transaction<Database>,
  { run, step, place }: Pick<UpdateStep, 'run' | 'step' | 'place'>,
  { outcome, message, publicationRunId = null }: PlaceEnding,
): Promise<void> => {
  await transaction
    .updateTable('listingUpdatePlaces')
    .set({ outcome, message, publicationRunId, sending: null, updatedAt: sql`now()` })
    .where('id', '=', place.id)
    .execute()
  await transaction
    .updateTable('runItems')
    .set({ status: stepStatus[outcome], message, working: false })
    .where('id', '=', step.id)
    .execute()
  const { ended } = await transaction
    .selectFrom('runItems')
    .select(({ fn }) => fn.countAll<string>().as('ended'))
    .where('runId', '=', run.id)
    .where('status', '!=', 'planned')
    .executeTakeFirstOrThrow()
  await changeRun(transaction, run, { done: Number(ended) })
}

export const itIsCurrent = 'It already shows the new data.'
