import type { ListingPlaceKind } from '@web2/contract/listing-updates'
import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { attempt, putAsideSentence } from '../../platform/jobs/attempt.ts'
import { changeRun } from '../../platform/runs/change-run.ts'
import { changeStep } from '../../platform/runs/change-step.ts'
import { withRunLock } from '../../platform/runs/run-lock.ts'
import {
  markRunStarted,
  isCancelled,
  nextStep,
  openRun,
  type RunRow,
} from '../../platform/runs/run-lifecycle.ts'
import { changedListing } from './changed-listing.ts'
import { updateArticle } from './update-article.ts'
import { updateDocument } from './update-document.ts'
import { updatePost } from './update-post.ts'
import { updateSite } from './update-site.ts'
import { end, endPlace, type PlaceTurn, type UpdateStep } from './update-step.ts'

const takeTurn: Readonly<Record<ListingPlaceKind, (turn: UpdateStep) => Promise<PlaceTurn>>> = {
  section: updateDocument,
  page: updateDocument,
  'site-page': updateDocument,
  article: updateArticle,
  // a scheduled post takes the updated text of its article
  scheduled: async () => end('done'),
  site: updateSite,
  post: updatePost,
}

const putAside = putAsideSentence('item', 'Update it manually, or start the update again.')

const count = (many: number, one: string): string => (many === 1 ? `1 ${one}` : `${many} ${one}s`)

const summary = (outcomes: ReadonlyMap<string, number>): string => {
  const parts = [
    [outcomes.get('done') ?? 0, 'updated'],
    [(outcomes.get('left') ?? 0) + (outcomes.get('gone') ?? 0), 'skipped'],
    [outcomes.get('failed') ?? 0, 'failed'],
    [outcomes.get('canceled') ?? 0, 'canceled'],
  ] as const
  const said = parts.filter(([many]) => many > 0)
  return said
    .map(([many, word], at) => (at === 0 ? `${count(many, 'item')} ${word}` : `${many} ${word}`))
    .join(', ')
}

const outcomesOf = async (db: Kysely<Database>, run: RunRow): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('listingUpdatePlaces')
    .select(['outcome', ({ fn }) => fn.countAll<string>().as('places')])
    .where('runId', '=', run.id)
    .groupBy('outcome')
    .execute()
  return new Map(rows.map(({ outcome, places }) => [outcome, Number(places)]))
}

/** Ends all planned places with one outcome, after a cancellation or if the listing is gone. */
const endOthers = async (
  context: AppContext,
  run: RunRow,
  { outcome, message }: { readonly outcome: 'canceled' | 'failed'; readonly message: string },
): Promise<void> => {
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('listingUpdatePlaces')
      .set({ outcome, message, sending: null, updatedAt: sql`now()` })
      .where('runId', '=', run.id)
      .where('outcome', '=', 'planned')
      .execute()
    await transaction
      .updateTable('runItems')
      .set({ status: outcome === 'failed' ? 'failed' : 'cancelled', message, working: false })
      .where('runId', '=', run.id)
      .where('status', '=', 'planned')
      .execute()
  })
}

const close = async (context: AppContext, run: RunRow): Promise<void> => {
  const { db, now } = context
  const planned = await db
    .selectFrom('runItems')
    .select('id')
    .where('runId', '=', run.id)
    .where('status', '=', 'planned')
    .limit(1)
    .executeTakeFirst()
  if (planned) return
  const outcomes = await outcomesOf(db, run)
  const status = outcomes.has('canceled') ? 'cancelled' : outcomes.has('failed') ? 'failed' : 'done'
  await db.transaction().execute(async (transaction) => {
    await changeRun(transaction, run, {
      status,
      message: summary(outcomes),
      endedAt: now().toISOString(),
    })
  })
}

const takeStep = async (
  context: AppContext,
  run: RunRow,
  step: UpdateStep['step'],
  signal: AbortSignal,
): Promise<void> => {
  const { db } = context
  const listing = await changedListing(db, { accountId: run.accountId, napId: run.subjectId ?? '' })
  if (!listing) return endOthers(context, run, { outcome: 'failed', message: 'This listing was deleted.' })
  if (run.createdBy === null)
    return endOthers(context, run, {
      outcome: 'canceled',
      message: 'The user who started this update was deleted.',
    })
  const place = await db
    .selectFrom('listingUpdatePlaces')
    .selectAll()
    .where('id', '=', step.subjectId)
    .executeTakeFirst()
  if (!place) return changeStep(db, { run, step }, { status: 'done', working: false })
  const turn: UpdateStep = { context, run, userId: run.createdBy, step, place, listing, signal }
  await changeStep(db, { run, step }, { working: true }, { message: `Updating “${place.name}”` })
  const unit = { kind: 'place-of-a-listing', subjectId: place.id, accountId: run.accountId }
  const tried = await attempt(context, unit, () => takeTurn[place.kind](turn))
  const came = tried.kind === 'ended' ? tried.result : end('failed', putAside)
  if (came.kind === 'ended') return
  if (came.kind === 'end')
    return db.transaction().execute((transaction) => endPlace(transaction, turn, came.ending))
  const { dueAt, message, isAttempt } = came
  await changeStep(
    db,
    { run, step },
    { working: false, dueAt: dueAt.toISOString(), message, attempts: step.attempts + (isAttempt ? 1 : 0) },
    { message },
  )
}

const work = async (context: AppContext, run: RunRow, stopping: AbortSignal): Promise<void> => {
  for (;;) {
    if (stopping.aborted) return
    if (await isCancelled(context.db, run))
      await endOthers(context, run, { outcome: 'canceled', message: '' })
    const step = await nextStep(context, run)
    if (!step) return close(context, run)
    await takeStep(context, run, step, stopping)
  }
}

/**
 * Takes an update through its places. Safe to repeat at any time: each outcome is stored in the transaction
 * that changes the place. If a blog did not respond, the post is read before it is sent again.
 */
export const runListingUpdate = async (
  context: AppContext,
  runId: string,
  stopping: AbortSignal,
): Promise<void> => {
  const { db, now } = context
  const run = await openRun(db, runId)
  if (!run?.subjectId) return
  await withRunLock(db, run.subjectId, async () => {
    const fresh = await openRun(db, runId)
    if (!fresh) return
    if (fresh.status === 'queued') await markRunStarted(db, fresh, now())
    await work(context, fresh, stopping)
  })
}
