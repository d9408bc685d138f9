import type { TurboStatus } from '@web2/contract/generator'
import type { AppContext } from '../../../platform/context.ts'
import { attempt, mostLostInLongWork, putAsideSentence } from '../../../platform/jobs/attempt.ts'
import { notify } from '../../notifications/index.ts'
import { changeRun } from '../../../platform/runs/change-run.ts'
import { withRunLock } from '../../../platform/runs/run-lock.ts'
import {
  markRunStarted,
  finishRun,
  isCancelled,
  openRun,
  type RunEnding,
  type RunRow,
} from '../../../platform/runs/run-lifecycle.ts'
import { compareSample } from '../similarity/compare-sample.ts'
import { listingsVersion } from '../planning/listings-fingerprint.ts'
import { limitsRenewAt, stillRefuses } from '../../model-calls/index.ts'
import type { Brake } from '../pages/generate-page.ts'
import { generatePages } from '../pages/generate-pages.ts'
import { openTurbo, type OpenProject } from './load-project.ts'
import { publishSites } from '../publishing/publish-sites.ts'
import { releaseDailyPages } from '../publishing/release-pages.ts'
import {
  updateProject,
  countPages,
  lockProject,
  maybeTurbo,
  type TurboChange,
  type TurboKey,
  type ProjectRow,
} from './project-view.ts'
import { ensureSites } from '../sites/create-sites.ts'

/** Ms between two checks of running publications; their ends also wake it. */
const lookEvery = 2_000

/** Next step of a run: check the state again, wait, or end. */
type Next =
  | { readonly kind: 'again' }
  | { readonly kind: 'wait'; readonly until: string }
  | { readonly kind: 'interrupted' }
  | { readonly kind: 'end'; readonly ending: RunEnding }

const again: Next = { kind: 'again' }
const ended = (message: string, status: RunEnding['status'] = 'done'): Next => ({
  kind: 'end',
  ending: { status, message },
})

interface Working {
  readonly context: AppContext
  readonly run: RunRow
  readonly turbo: ProjectRow
  readonly opened: OpenProject
  readonly stopping: AbortSignal
}

const stop = async (
  { context: { db, now }, turbo }: Working,
  status: 'stopped' | 'failed',
  { message, limit }: Omit<Brake, 'kind'>,
): Promise<Next> => {
  const isStopped = await db.transaction().execute(async (transaction) => {
    // a limit that was changed in the meantime is tried again at once
    if (limit && !(await stillRefuses(transaction, turbo.accountId, limit))) return false
    const counts = await countPages(transaction, turbo)
    const resumesAt = limit ? limitsRenewAt(now()).toISOString() : null
    const changed = await updateProject(
      transaction,
      turbo,
      { ...counts, status, pausedFrom: turbo.status, message, resumesAt },
      [turbo.status],
    )
    if (changed)
      await notify(transaction, {
        accountId: turbo.accountId,
        type: 'turbo',
        cause: `turbo:${turbo.id}`,
        payload: {
          title: limit ? `“${turbo.name}” is paused` : `“${turbo.name}” has stopped`,
          message: limit ? `${message} It resumes automatically.` : message,
          link: `/zoomer-site-builder/view-generation?id=${turbo.id}`,
        },
      })
    return true
  })
  return isStopped ? ended(message, 'failed') : again
}

const move = async ({ context: { db }, turbo }: Working, change: TurboChange): Promise<Next> => {
  await db.transaction().execute(async (transaction) => {
    await updateProject(transaction, turbo, { ...(await countPages(transaction, turbo)), ...change }, [
      turbo.status,
    ])
  })
  return again
}

/** Compares the finished sample and moves the project to review. */
const reviewed = async (working: Working): Promise<Next> => {
  const { context, opened, turbo } = working
  const sample = await compareSample(context, opened)
  const plan = turbo.plan && JSON.stringify({ ...turbo.plan, sample })
  await move(working, { status: 'review', message: '', ...(plan !== null && { plan }) })
  return ended('The sample is ready.')
}

const make = async (working: Working, onlySample: boolean): Promise<Next> => {
  const { context, opened, run, stopping } = working
  const made = await generatePages(context, opened, run, onlySample, stopping)
  switch (made.kind) {
    case 'interrupted':
      return { kind: 'interrupted' }
    case 'left':
      return again
    case 'wait':
      return made
    case 'brake':
      return stop(working, 'stopped', made)
    case 'done':
      if (!onlySample) return move(working, { status: 'publishing', message: '' })
      return reviewed(working)
  }
}

const publish = async (working: Working): Promise<Next> => {
  const { context, opened, turbo, run } = working
  const { db, now } = context
  await ensureSites(context, opened)
  const wanted = await db
    .selectFrom('sites')
    .select('id')
    .where('turboId', '=', turbo.id)
    .where('turboWanted', '=', true)
    .limit(1)
    .executeTakeFirst()
  // releases a day's pages once; those being published, or waiting for it, belong to the current day
  if (!wanted && (turbo.nextAt === null || now().toISOString() >= turbo.nextAt)) {
    if (!(await releaseDailyPages(context, turbo))) return again
  }
  const published = await publishSites(context, opened)
  if (published.kind === 'failed') return stop(working, 'failed', { message: published.message })
  if (published.kind === 'wait') {
    await changeRun(db, run, { message: 'Publishing' })
    return { kind: 'wait', until: new Date(now().getTime() + lookEvery).toISOString() }
  }
  return finish(working)
}

const finish = async (working: Working): Promise<Next> => {
  const { context, turbo } = working
  const { db } = context
  const left = await db
    .selectFrom('turboPages')
    .select('id')
    .where('turboId', '=', turbo.id)
    .where('kind', '=', 'page')
    .where('status', '=', 'ready')
    .where('releasedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (left) return move(working, { status: 'dripping', message: '' })
  await db.transaction().execute(async (transaction) => {
    const counts = await countPages(transaction, turbo)
    const changedSince = JSON.stringify(turbo.changedSince.filter((each) => each === 'page'))
    const change = {
      ...counts,
      status: 'done',
      message: '',
      nextAt: null,
      changedSince,
      // set if an earlier release approved the project, because that stored it only at the end
      ...(turbo.listingsVersion === '' && { listingsVersion: await listingsVersion(db, turbo) }),
    } as const
    const done = await updateProject(transaction, turbo, change, ['publishing'])
    if (done)
      await notify(transaction, {
        accountId: turbo.accountId,
        type: 'turbo',
        cause: `turbo:${turbo.id}`,
        payload: {
          title: `“${turbo.name}” is published`,
          message: `${done.released.toLocaleString('en-US')} pages of ${done.siteCount === 1 ? 'one site' : `${done.siteCount} sites`} are published.`,
          link: `/zoomer-site-builder/view-generation?id=${turbo.id}`,
        },
      })
  })
  return ended('All pages are published.')
}

const drip = async (working: Working): Promise<Next> => {
  const { context, turbo } = working
  const { nextAt } = turbo
  if (nextAt !== null && context.now().toISOString() < nextAt) return { kind: 'wait', until: nextAt }
  return move(working, { status: 'publishing', message: '' })
}

/** Steps of a run by state; in other states it does nothing. */
const steps: ReadonlyMap<TurboStatus, (working: Working) => Promise<Next>> = new Map([
  ['sampling', (working) => make(working, true)],
  ['generating', (working) => make(working, false)],
  ['publishing', publish],
  ['dripping', drip],
])

const putAside = putAsideSentence(
  'project',
  'Check the template and the lists, then resume.',
  `${mostLostInLongWork} times`,
)

/**
 * Returns the number of finished and published pages. Counts them during generation, because the project's
 * own counts are updated at intervals.
 */
const progressOf = async ({ db }: AppContext, turbo: ProjectRow): Promise<number> => {
  const isMaking = turbo.status === 'sampling' || turbo.status === 'generating'
  const { ready = 0, released = 0 } = isMaking ? await countPages(db, turbo) : turbo
  return Number(ready) + Number(released)
}

const step = async (working: Working): Promise<Next> => {
  const { context, turbo } = working
  const take = steps.get(turbo.status)
  if (!take) return ended('Paused', 'cancelled')
  const unit = {
    kind: 'generation-of-sites',
    subjectId: turbo.id,
    accountId: turbo.accountId,
    mostLost: mostLostInLongWork,
    progress: await progressOf(context, turbo),
  }
  const tried = await attempt(context, unit, () => take(working))
  return tried.kind === 'ended' ? tried.result : stop(working, 'stopped', { message: putAside })
}

/** Postpones the run unless the project's state changed, because that change should take effect now. */
const wait = ({ db }: AppContext, run: RunRow, turbo: ProjectRow, until: string): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockProject(transaction, turbo)
    if (locked?.status !== turbo.status) return false
    await transaction
      .updateTable('runItems')
      .set({ dueAt: until })
      .where('runId', '=', run.id)
      .where('status', '=', 'planned')
      .execute()
    return true
  })

const cancel = ({ db }: AppContext, turbo: ProjectRow) =>
  updateProject(db, turbo, { status: 'cancelled', message: '', nextAt: null }, [...steps.keys()])

/**
 * Ends the run unless the project was resumed in the meantime, because the resume found this run and started
 * no other.
 */
const end = ({ db, now }: AppContext, run: RunRow, turbo: TurboKey, ending: RunEnding): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockProject(transaction, turbo)
    if (locked && steps.has(locked.status)) return false
    await finishRun(transaction, run, ending, now())
    return true
  })

const work = async (
  context: AppContext,
  run: RunRow,
  turboId: string,
  stopping: AbortSignal,
): Promise<void> => {
  const { db } = context
  const where = { id: turboId, accountId: run.accountId }
  for (;;) {
    const turbo = await maybeTurbo(db, where)
    if (turbo && (await isCancelled(db, run))) await cancel(context, turbo)
    const fresh = turbo && (await maybeTurbo(db, where))
    const next = fresh
      ? await step({ context, run, turbo: fresh, opened: await openTurbo(context, fresh), stopping })
      : ended('The project no longer exists.', 'cancelled')
    if (next.kind === 'interrupted' || stopping.aborted) return
    if (next.kind === 'wait' && fresh && (await wait(context, run, fresh, next.until))) return
    if (next.kind === 'end' && (await end(context, run, where, next.ending))) return
  }
}

/**
 * Runs the project's next step: generate the sample or all pages, publish sites, or release a day's pages.
 * Idempotent: after a crash, the next worker continues.
 */
export const runProject = async (
  context: AppContext,
  runId: string,
  stopping: AbortSignal,
): Promise<void> => {
  const { db, now } = context
  const run = await openRun(db, runId)
  if (!run?.subjectId) return
  const { subjectId } = run
  await withRunLock(db, subjectId, async () => {
    const fresh = await openRun(db, runId)
    if (!fresh) return
    if (fresh.status === 'queued') await markRunStarted(db, fresh, now())
    await work(context, fresh, subjectId, stopping)
  })
}
