import { storedJson } from '@web2/builder'
import { isTimeZone } from '@web2/campaigns'
import { planTurboKind, runTurboKind, type TurboAction, type TurboStatus } from '@web2/contract/generator'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput, changedMeanwhile, notFound, refused } from '../../../platform/errors.ts'
import { planTurboJob, runTurboJob } from '../jobs.ts'
import type { Gate } from '../../sites/index.ts'
import { requireAccepted, recordAccepted } from '../../publishing/index.ts'
import { findActiveRun, startRun } from '../../../platform/runs/start-run.ts'
import { finishRun, openRun } from '../../../platform/runs/run-lifecycle.ts'
import type { Actor } from '../../../platform/actor.ts'
import { releasePageUnits } from '../pages/release-page-units.ts'
import { listingsVersion } from '../planning/listings-fingerprint.ts'
import { openDefinition } from '../planning/load-definition.ts'
import { reviewTurbo } from '../publishing/review-project.ts'
import {
  actionsOf,
  updateProject,
  lockProject,
  maybeTurbo,
  turboView,
  type TurboChange,
  type ProjectRow,
} from './project-view.ts'
import { similarReason } from '../similarity/similar-reason.ts'
import { sourcePage } from '../planning/source-page.ts'

/** User input for an action. */
interface ActionWords {
  /** Reason why pages may exceed the similarity limit. */
  readonly reason?: string | undefined
}

interface GatedWords extends ActionWords {
  readonly gate?: Gate
}

interface Acting {
  readonly context: AppContext
  readonly transaction: Transaction<Database>
  readonly owner: Actor
  readonly turbo: ProjectRow
}

/** Start of a run, by a user or by the clock; `userId` is null if the project's creator has left. */
interface Beginning extends Omit<Acting, 'owner'> {
  readonly owner: { readonly accountId: string; readonly userId: string | null }
}

/** Makes a waiting run due now. */
const wake = async (
  { context, transaction }: Pick<Acting, 'context' | 'transaction'>,
  job: typeof planTurboJob,
  runId: string,
): Promise<void> => {
  await transaction
    .updateTable('runItems')
    .set({ dueAt: context.now().toISOString() })
    .where('runId', '=', runId)
    .where('status', '=', 'planned')
    .execute()
  await context.jobs.enqueue(transaction, job, { runId }, { singletonKey: runId })
}

/**
 * Starts a run. One that is still running continues with the new state, because runs end under the same lock.
 */
const begin = async (
  { context, transaction, owner, turbo }: Beginning,
  kind: typeof planTurboKind | typeof runTurboKind,
  change: TurboChange,
): Promise<ProjectRow> => {
  const started = await startRun(transaction, {
    accountId: owner.accountId,
    userId: owner.userId,
    kind,
    subjectId: turbo.id,
    message: kind === planTurboKind ? 'Counting pages' : 'Generating pages',
    steps: [turbo.id],
    now: context.now(),
  })
  const runId = started ?? (await findActiveRun(transaction, kind, turbo.id)) ?? null
  const job = kind === planTurboKind ? planTurboJob : runTurboJob
  if (runId !== null) await wake({ context, transaction }, job, runId)
  const row = await updateProject(transaction, turbo, { message: '', resumesAt: null, ...change, runId })
  if (!row) throw notFound('project')
  return row
}

const change = async ({ transaction, turbo }: Acting, set: TurboChange): Promise<ProjectRow> => {
  const row = await updateProject(transaction, turbo, set)
  if (!row) throw notFound('project')
  return row
}

/**
 * Marks all sites for publication; unchanged files are not uploaded. Listings changed after this may be
 * missed.
 */
const wantAll = async ({ transaction, turbo }: Acting): Promise<TurboChange> => {
  await transaction
    .updateTable('sites')
    .set({ turboWanted: true })
    .where('turboId', '=', turbo.id)
    .where('removedAt', 'is', null)
    .execute()
  return { listingsVersion: await listingsVersion(transaction, turbo) }
}

/**
 * Ends active runs: a plan immediately, because the next plan starts its own run; a generating run when it
 * sees the new state.
 */
const endWork = async (acting: Acting): Promise<void> => {
  const { context, transaction, turbo } = acting
  const making = await findActiveRun(transaction, runTurboKind, turbo.id)
  if (making !== undefined) await wake(acting, runTurboJob, making)
  const planning = await findActiveRun(transaction, planTurboKind, turbo.id)
  const run = planning && (await openRun(transaction, planning))
  if (!run) return
  await finishRun(
    transaction,
    run,
    { status: 'cancelled', message: 'The estimate was canceled.' },
    context.now(),
  )
}

/** Returns failed pages to planned. */
const tryAgain = ({ transaction, turbo, context }: Acting) =>
  transaction
    .updateTable('turboPages')
    .set({
      status: 'planned',
      message: '',
      attempts: 0,
      dueAt: context.now().toISOString(),
      updatedAt: sql`now()`,
    })
    .where('turboId', '=', turbo.id)
    .where('status', '=', 'failed')
    .execute()

/** Returns the state in which a retry resumes: where it stopped, or 'generating' for failed pages. */
const retried = (turbo: ProjectRow): TurboStatus => {
  if (turbo.pausedFrom === 'sampling') return 'sampling'
  return turbo.failedPages > 0 || turbo.pausedFrom === null ? 'generating' : turbo.pausedFrom
}

/** Reads the source page again. Throws 400 by field for a definition with problems. */
const ready = async ({ context, turbo }: Omit<Acting, 'transaction'>): Promise<TurboChange> => {
  const page = await sourcePage(context.db, turbo.accountId, turbo.definition.source)
  if (!page) throw badInput({ source: 'This template or page no longer exists. Choose another one.' })
  const text = storedJson(page.document)
  const { problems } = await openDefinition(context.db, turbo.accountId, turbo.definition, {
    document: page.document,
    text,
  })
  const zone: Record<string, string> = isTimeZone(turbo.definition.brakes.timeZone)
    ? {}
    : { 'brakes.timeZone': 'This time zone is unknown. Choose one from the list.' }
  const all = { ...problems, ...zone }
  const [first] = Object.values(all)
  if (first !== undefined) throw badInput(all, first)
  return { document: text, sourceName: page.name, sourceVersion: page.version }
}

const act = async (
  acting: Acting,
  action: TurboAction,
  prepared: TurboChange,
  words: ActionWords,
): Promise<ProjectRow> => {
  const { turbo, owner, context } = acting
  const now = context.now().toISOString()
  switch (action) {
    case 'plan':
      return begin(acting, planTurboKind, { ...prepared, status: 'planning', pausedFrom: null })
    case 'sample':
      await tryAgain(acting)
      return begin(acting, runTurboKind, { status: 'sampling', pausedFrom: null })
    case 'approve':
      return begin(acting, runTurboKind, {
        ...(await wantAll(acting)),
        status: 'generating',
        pausedFrom: null,
        nextAt: null,
        approvedAt: now,
        approvedBy: owner.userId,
        approvalReason: await similarReason(acting.transaction, owner, turbo, words.reason),
      })
    case 'publish':
      return begin(acting, runTurboKind, { ...prepared, ...(await wantAll(acting)), status: 'publishing' })
    case 'list':
      return begin(acting, runTurboKind, {
        ...(await wantAll(acting)),
        status: 'publishing',
        listedAt: now,
      })
    case 'retry': {
      const wanted = turbo.pausedFrom === 'publishing' ? await wantAll(acting) : {}
      await tryAgain(acting)
      return begin(acting, runTurboKind, { ...wanted, status: retried(turbo), pausedFrom: null })
    }
    case 'pause':
      return change(acting, { status: 'paused', pausedFrom: turbo.status, message: '' })
    case 'resume':
      return resumeStopped(context, acting.transaction, turbo, owner.userId)
    case 'cancel':
      await releasePageUnits(acting.transaction, turbo.id)
      await endWork(acting)
      return change(acting, {
        ...{ status: 'cancelled', pausedFrom: null, message: '' },
        ...{ nextAt: null, resumesAt: null },
      })
  }
}

/** Resumes a project where it was paused or stopped. The caller holds the lock on the project. */
export const resumeStopped = (
  context: AppContext,
  transaction: Transaction<Database>,
  turbo: ProjectRow,
  userId: string | null,
): Promise<ProjectRow> =>
  begin({ context, transaction, owner: { accountId: turbo.accountId, userId }, turbo }, runTurboKind, {
    status: turbo.pausedFrom ?? 'generating',
    pausedFrom: null,
  })

const needsReading = new Set<TurboAction>(['plan', 'publish'])

/** Actions that make pages public. */
const gated = new Set<TurboAction>(['approve', 'publish', 'list'])

/**
 * Performs an action; throws 409 if the state doesn't allow it and 400 by field for an invalid definition.
 * With a gate, approving and publishing require that errors visible to visitors are accepted.
 */
export const performProjectAction = async (
  context: AppContext,
  owner: Actor,
  id: string,
  action: TurboAction,
  { gate, ...words }: GatedWords = {},
) => {
  const where = { id, accountId: owner.accountId }
  const before = await maybeTurbo(context.db, where)
  if (!before) throw notFound('project')
  const prepared: TurboChange = needsReading.has(action) ? await ready({ context, owner, turbo: before }) : {}
  const review =
    gate && gated.has(action) && actionsOf(before).includes(action)
      ? await reviewTurbo(context, { ...before, document: prepared.document ?? before.document })
      : undefined
  if (gate && review) requireAccepted(review, gate)
  const row = await context.db.transaction().execute(async (transaction) => {
    const turbo = await lockProject(transaction, where)
    if (!turbo) throw notFound('project')
    if (!actionsOf(turbo).includes(action))
      throw refused('This action isn’t available in the project’s current state. Reload, then try again.')
    if (needsReading.has(action) && turbo.updatedAt !== before.updatedAt)
      throw changedMeanwhile('Another user just changed the project. Check the changes, then try again.')
    if (action === 'publish' && turbo.changedSince.includes('definition'))
      throw refused(
        'The project has changed since its estimate. Update the estimate, review the sample and approve it first.',
      )
    if (review)
      await recordAccepted(transaction, owner, review, {
        service: 'cloud-sites-turbo',
        id,
        name: turbo.definition.name,
      })
    return act({ context, transaction, owner, turbo }, action, prepared, words)
  })
  return turboView(row)
}
