import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import { isPublicError } from '../../errors.ts'
import type { Posting, RemotePost } from '../../providers/properties/connector.ts'
import { done, type Outcome, type ServiceFailure } from '../../providers/protocols/outcome.ts'
import { markProblem } from '../properties/mark-problem.ts'
import { backoff } from '../publish/backoff.ts'
import { holdBudget } from '../rate-budgets/hold-budget.ts'
import type { RateBudget } from '../rate-budgets/rate-budget.ts'
import { giveBackPermits, takePermits } from '../rate-budgets/take-permits.ts'
import { reserveUsage } from '../usage.ts'
import type { CampaignRow, JobRow } from './campaign-views.ts'
import { articleOf } from './job-article.ts'
import { placeOf, type OpenPlaces, type Place } from './open-place.ts'
import { postContent, type ReadyPost } from './post-content.ts'
import { endPublished } from './end-published.ts'
import * as end from './post-endings.ts'
import { writeLog } from './tell.ts'

/** What posts are made with. */
export interface Desk {
  readonly context: AppContext
  readonly open: OpenPlaces
  /** From 0 to 1; spreads what is tried again. */
  readonly random: () => number
  /** Aborted when this worker must not go on: it stops, or others may take its posts over. */
  readonly signal: AbortSignal
}

/** Milliseconds before the second attempt, and at most; about three days of attempts in all. */
const waits = { first: 60_000, most: 3_600_000 }
const mostAttempts = 80

/** Milliseconds that the calls for one post take at most: reading what is there, picture, post. */
const longestPost = 5 * 60_000

interface Piece {
  readonly job: JobRow
  readonly campaign: CampaignRow
  readonly place: Place
}

/** One unit of the month is set aside with the first attempt. */
const reserve = async (
  { db, now }: AppContext,
  { id, accountId, usageReservation }: JobRow,
): Promise<void> => {
  if (usageReservation) return
  await reserveUsage(
    db,
    { accountId, resource: 'campaignPosts', amount: 1 },
    now(),
    (reservation) => sql`
      update campaign_jobs set usage_reservation = ${JSON.stringify(reservation)}::jsonb from reserved where id = ${id}`,
  )
}

/** Notes that the platform is about to be asked; false when the post is not this worker's any more. */
const noteAsked = async ({ db, now }: AppContext, job: JobRow): Promise<boolean> => {
  const row = await db
    .updateTable('campaignJobs')
    .set({ askedAt: now().toISOString() })
    .where('id', '=', job.id)
    .where('status', '=', 'running')
    .where('claimedBy', '=', job.claimedBy)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Makes the post, or finds the one that an earlier attempt made; undefined when it is not this worker's any more. */
const send = async (
  { context }: Desk,
  { job, place: { destination } }: Piece,
  { posting, content }: { readonly posting: Posting; readonly content: ReadyPost['content'] },
): Promise<Outcome<RemotePost> | undefined> => {
  if (job.askedAt !== null) {
    const known = await posting.find(destination, content)
    if (!known.ok) return known
    if (known.value) return done(known.value)
  }
  return (await noteAsked(context, job)) ? posting.publish(destination, content) : undefined
}

const later = ({ context }: Desk, milliseconds: number) => new Date(context.now().getTime() + milliseconds)

/**
 * The property has to be connected again, and the post waits for that; unless it has got other secrets since the post
 * was begun, by a person or by a refresh: answers false then, for nothing is known of these.
 */
const disconnect = async ({ context }: Desk, { job, place }: Piece, message: string): Promise<boolean> => {
  const { propertyId, secretsRevision } = place
  const problem = { problem: 'password-revoked', message, secretsRevision } as const
  const isMarked = await context.db
    .transaction()
    .execute((transaction) => markProblem(transaction, propertyId, problem, context.now))
  if (isMarked) await end.endHeld(context, job, { propertyId, why: message })
  return isMarked
}

const afterFailure = async (
  desk: Desk,
  piece: Piece,
  { failure, budgets }: { readonly failure: ServiceFailure; readonly budgets: readonly RateBudget[] },
): Promise<void> => {
  const { context, random } = desk
  const { job } = piece
  const { kind, message } = failure
  if (kind === 'auth-dead' && (await disconnect(desk, piece, message))) return
  if (kind === 'bad-content' || kind === 'unknown' || job.attempts + 1 >= mostAttempts) {
    await end.endFailed(context, job, message)
    return
  }
  const dueAt = later(desk, backoff(job.attempts + 1, waits, failure, random))
  const narrowest = budgets.at(-1)
  if (kind === 'rate-limited' && narrowest && failure.retryAfter !== undefined)
    await holdBudget(context.db, narrowest.name, later(desk, failure.retryAfter))
  await end.endLater(context, job, { dueAt, why: message })
}

/** What a post lacks of what it should have, in a line of the log. */
const note = ({ db, now }: AppContext, job: JobRow, message: string) =>
  db.transaction().execute((transaction) =>
    writeLog(
      transaction,
      {
        accountId: job.accountId,
        campaignId: job.campaignId,
        jobId: job.id,
        level: 'warning',
        event: 'remark',
        message,
      },
      now(),
    ),
  )

/** Posts with leave from every budget; without leave, the post waits for it, which is no attempt. */
const postWithin = async (
  desk: Desk,
  piece: Piece,
  {
    posting,
    budgets,
    ready,
  }: { readonly posting: Posting; readonly budgets: readonly RateBudget[]; readonly ready: ReadyPost },
): Promise<void> => {
  const { context } = desk
  const { db, now } = context
  const { job } = piece
  const taken =
    budgets.length === 0 ? null : await takePermits(db, budgets, { count: 1, lease: longestPost }, now())
  if (taken?.ok === false) {
    await end.endLater(context, job, { dueAt: taken.until })
    return
  }
  try {
    const outcome = await send(desk, piece, { posting, content: ready.content })
    if (outcome === undefined) return
    if (!outcome.ok) return await afterFailure(desk, piece, { failure: outcome.failure, budgets })
    const { remarks = [] } = outcome.value
    for (const remark of [ready.missing, ...remarks]) if (remark !== '') await note(context, job, remark)
    await endPublished(context, job, outcome.value)
  } finally {
    if (taken) await giveBackPermits(db, [taken.permit])
  }
}

/**
 * Makes one post that this worker has claimed, or says why not. However it ends, the post is then published, failed,
 * cancelled, waiting for a person, or planned for later; only a process that dies leaves it to the next worker.
 */
export const postJob = async (desk: Desk, job: JobRow): Promise<void> => {
  const { context, open, signal } = desk
  const campaign = await context.db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', job.campaignId)
    .executeTakeFirst()
  if (!campaign) return
  const place = await placeOf(context.db, job.subPropertyId)
  if (!place) return void (await end.endCancelled(context, job, 'Its property was deleted.'))
  const piece = { job, campaign, place }
  const { propertyId } = place
  if (!place.isConnected) return void (await end.endHeld(context, job, { propertyId, why: place.problem }))
  const found = await articleOf(context, piece)
  if (found.kind === 'later')
    return void (await end.endLater(context, job, { dueAt: later(desk, found.wait) }))
  if (found.kind === 'failed') return void (await end.endFailed(context, job, found.why))
  if (found.kind === 'gone') return void (await end.endCancelled(context, job, found.why))
  const opened = await open(context, propertyId, signal)
  if (!opened.ok) return afterFailure(desk, piece, { failure: opened.failure, budgets: [] })
  try {
    await reserve(context, job)
  } catch (error) {
    if (!isPublicError(error)) throw error
    return void (await end.endWithoutUnits(context, job, error.message))
  }
  const { posting, budgets } = opened.value
  if (posting === null) return void (await end.endWaiting(context, job))
  const ready = await postContent(context, { job, campaign, article: found.article })
  await postWithin(desk, piece, { posting, budgets, ready })
}
