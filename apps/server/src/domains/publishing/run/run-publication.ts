import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { mayWorkLater, type ServiceFailure } from '../../../platform/outbound/outcome.ts'
import { attempt, mostLostInLongWork, putAsideSentence } from '../../../platform/jobs/attempt.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import { changeStep } from '../../../platform/runs/change-step.ts'
import { withRunLock } from '../../../platform/runs/run-lock.ts'
import { isCancelled, nextStep, openRun, type RunRow } from '../../../platform/runs/run-lifecycle.ts'
import { emitSiteChanged, liveAddress, mainAddressFor, type SiteRow } from '../../sites/index.ts'
import { backoff } from '../../../platform/jobs/backoff.ts'
import { finishPublication } from './finish-publication.ts'
import { checkLive } from '../live-check/check-live-page.ts'
import { submitToIndexNow } from '../live-check/submit-index-now.ts'
import { liveDispatcher } from '../live-check/live-dispatcher.ts'
import type { PublicationRow, StepRow, TargetStep } from '../publications/publication.ts'
import { makePictures } from '../pictures/make-pictures.ts'
import { markListingLive } from './record-published-listing.ts'
import { publishTarget, type TargetEnd } from './publish-target.ts'
import { updatePublication } from '../publications/record-publication.ts'

/** Attempts per target, minutes apart; each file has additional attempts within seconds. */
const attemptsAtTarget = 6
const perTarget = { first: 30_000, most: 15 * 60_000 }

type Ended = 'done' | 'failed' | 'cancelled'

const endStep = ({ context, run, step }: Omit<TargetStep, 'target'>, status: Ended, message = '') =>
  changeStep(context.db, { run, step }, { status, message, working: false })

/** Postpones a step until its cloud may respond again, by the application's clock. */
const postponeStep = async ({ context, run, step }: TargetStep, failure: ServiceFailure): Promise<void> => {
  const attempts = step.attempts + 1
  const wait = backoff(attempts, perTarget, failure, Math.random)
  const dueAt = new Date(context.now().getTime() + wait).toISOString()
  const { message } = failure
  await changeStep(context.db, { run, step }, { attempts, dueAt, message, working: false }, { message })
}

/**
 * Records the main URL that the target's pages contain; it is unknown for files of an earlier publication.
 */
const mainIsLive = async (
  transaction: Kysely<Database>,
  { site, target, publication }: TargetStep,
  mainUrl: string,
): Promise<void> => {
  await transaction
    .updateTable('siteTargets')
    .set({ shownMainUrl: publication?.restoredFrom ? null : mainUrl })
    .where('id', '=', target.id)
    .execute()
  // the destination published first stays the main one until a user chooses another
  await transaction
    .updateTable('sites')
    .set({ primaryTargetId: target.id })
    .where('id', '=', site.id)
    .where('primaryTargetId', 'is', null)
    .execute()
}

const targetLive = async (turn: TargetStep, url: string): Promise<void> => {
  const { context, site, target } = turn
  const check = await checkLive(liveDispatcher(context.config, target), url)
  const told = await submitToIndexNow(turn, url)
  const main = await mainAddressFor(context.db, site, target.id)
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('siteTargets')
      .set({
        url,
        publishedAt: context.now().toISOString(),
        error: null,
        liveCheck: JSON.stringify(check),
        indexNow: told === null ? null : JSON.stringify(told),
        updatedAt: sql`now()`,
      })
      .where('id', '=', target.id)
      .execute()
    await markListingLive(transaction, context.config, turn)
    await mainIsLive(transaction, turn, (main ?? liveAddress(url)).baseUrl)
    await emitSiteChanged(transaction, { siteId: site.id, accountId: site.accountId }, 'patched')
  })
}

const putAside: TargetEnd = {
  kind: 'failed',
  failure: {
    kind: 'bad-content',
    message: putAsideSentence(
      'destination',
      'Review the site’s pages, then publish it again.',
      `${mostLostInLongWork} times`,
    ),
  },
}

/** Returns false if the process stops and the step stays open. */
const runTargetStep = async (
  pinned: Kysely<Database>,
  turn: TargetStep,
  stopping: AbortSignal,
): Promise<boolean> => {
  const { context, step, site, target } = turn
  await changeStep(context.db, turn, { working: true })
  const unit = {
    kind: 'publication',
    subjectId: step.id,
    accountId: turn.run.accountId,
    mostLost: mostLostInLongWork,
  }
  const tried = await attempt(context, unit, () => publishTarget(pinned, turn, stopping))
  const end = tried.kind === 'ended' ? tried.result : putAside
  switch (end.kind) {
    case 'interrupted':
      return false
    case 'cancelled':
      await endStep(turn, 'cancelled')
      return true
    case 'done':
      if (site.removedAt === null) await targetLive(turn, end.url)
      await endStep(turn, 'done')
      return true
    case 'failed':
      if (mayWorkLater(end.failure) && step.attempts + 1 < attemptsAtTarget) {
        await postponeStep(turn, end.failure)
        return true
      }
      await context.db
        .updateTable('siteTargets')
        .set({ error: end.failure.message, updatedAt: sql`now()` })
        .where('id', '=', target.id)
        .execute()
      await endStep(turn, 'failed', end.failure.message)
      return true
  }
}

const begin = async ({ db, now }: AppContext, run: RunRow, site: SiteRow): Promise<void> => {
  if (run.status !== 'queued') return
  await db.transaction().execute(async (transaction) => {
    // site before its run, the lock order of other publication requests
    await transaction
      .updateTable('sites')
      .set({ status: 'publishing', updatedAt: sql`now()` })
      .where('id', '=', site.id)
      .execute()
    await changeRun(transaction, run, { status: 'running', startedAt: now().toISOString() })
    await transaction
      .updateTable('siteTargets')
      .set({ uploaded: 0, unchanged: 0, deleted: 0 })
      .where('id', 'in', (from) =>
        from.selectFrom('runItems').select('subjectId').where('runId', '=', run.id),
      )
      .execute()
    await updatePublication(transaction, run, [], { status: 'running', message: '' })
    await emitSiteChanged(transaction, { siteId: site.id, accountId: site.accountId }, 'patched')
  })
}

/** Cancels the open steps if a user has canceled the run. */
const giveUpIfCancelled = async ({ db }: AppContext, run: RunRow): Promise<void> => {
  if (!(await isCancelled(db, run))) return
  await db
    .updateTable('runItems')
    .set({ status: 'cancelled', working: false })
    .where('runId', '=', run.id)
    .where('status', '=', 'planned')
    .execute()
}

/**
 * Returns the next step. Checks for a cancellation first, also in the last call, because a step postponed
 * just before the cancellation becomes due at once.
 */
const nextTargetStep = async (context: AppContext, run: RunRow): Promise<StepRow | undefined> => {
  await giveUpIfCancelled(context, run)
  return nextStep(context, run)
}

const turnOf = async (db: Kysely<Database>, run: RunRow, step: StepRow) => {
  const steps = await db
    .selectFrom('runItems')
    .select('id')
    .where('runId', '=', run.id)
    .orderBy('id')
    .execute()
  return { turn: steps.findIndex(({ id }) => id === step.id) + 1, turns: steps.length }
}

/** Returns the run's current entry in the site's history. */
const publicationOf = (db: Kysely<Database>, run: RunRow): Promise<PublicationRow | undefined> =>
  db.selectFrom('publications').selectAll().where('runId', '=', run.id).executeTakeFirst()

const work = async (
  pinned: Kysely<Database>,
  context: AppContext,
  run: RunRow,
  site: SiteRow,
  stopping: AbortSignal,
): Promise<void> => {
  const { db } = context
  await begin(context, run, site)
  if (!(await publicationOf(db, run))?.restoredFrom) await makePictures(context, { run, site }, stopping)
  for (let step = await nextTargetStep(context, run); step; step = await nextTargetStep(context, run)) {
    if (stopping.aborted) return
    const target = await db
      .selectFrom('siteTargets')
      .selectAll()
      .where('id', '=', step.subjectId)
      .executeTakeFirst()
    const publication = await publicationOf(db, run)
    const turn = { context, run, step, site, publication, ...(await turnOf(db, run, step)) }
    if (!target) await endStep(turn, 'done', 'The destination was removed.')
    else if (!(await runTargetStep(pinned, { ...turn, target }, stopping))) return
  }
  await finishPublication(context, run, site)
}

/**
 * Performs the due steps of a publication. Safe to repeat at any time: skips a run locked by another worker,
 * and resumes one of a killed worker from the manifest.
 */
export const runPublication = async (
  context: AppContext,
  runId: string,
  stopping: AbortSignal,
): Promise<void> => {
  const { db } = context
  const run = await openRun(db, runId)
  if (!run || run.subjectId === null) return
  const { subjectId } = run
  await withRunLock(db, subjectId, async (pinned) => {
    const fresh = await openRun(db, runId)
    if (!fresh) return
    const site = await db.selectFrom('sites').selectAll().where('id', '=', subjectId).executeTakeFirst()
    if (!site) {
      await changeRun(db, run, {
        status: 'failed',
        message: 'The site no longer exists.',
        endedAt: context.now().toISOString(),
      })
      return
    }
    await work(pinned, context, fresh, site, stopping)
  })
}
