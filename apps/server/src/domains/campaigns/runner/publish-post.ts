import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { isPublicError } from '../../../platform/errors.ts'
import {
  imagesIn,
  markProblem,
  type PostImprint,
  type PostingApi,
  type RemotePost,
} from '../../properties/index.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../../platform/outbound/outcome.ts'
import type { ArticleRow } from '../../articles/index.ts'
import { attempt, putAsideSentence } from '../../../platform/jobs/attempt.ts'
import { noteCameAlong } from '../blog-images/image-rows.ts'
import { placeImages } from '../blog-images/place-images.ts'
import { backoff } from '../../../platform/jobs/backoff.ts'
import { pauseBudget } from '../../../platform/rate-limits/pause-budget.ts'
import type { RateBudget } from '../../../platform/rate-limits/rate-budget.ts'
import { releasePermits, acquirePermits } from '../../../platform/rate-limits/take-permits.ts'
import { reserveUsage } from '../../billing/index.ts'
import type { CampaignRow, JobRow } from '../posts/post-views.ts'
import { articleOf } from '../posts/post-article.ts'
import { leftoversRemark } from '../posts/placeholder-warning.ts'
import {
  findPostingSubProperty,
  type OpenPostingConnection,
  type PostingSubProperty,
} from '../posts/open-sub-property.ts'
import { recordPublished } from './complete-posts.ts'
import { lookForPost } from './find-requested-post.ts'
import { postContent } from '../posts/post-content.ts'
import * as end from './record-post-failure.ts'
import { keepSentText } from '../posts/published-text.ts'
import { addLogEntry } from '../posts/records.ts'

/** The environment in which posts are published. */
export interface PostingContext {
  readonly context: AppContext
  readonly open: OpenPostingConnection
  /** Returns a number from 0 to 1 for the jitter of retries. */
  readonly random: () => number
  /** Aborted when this worker must stop or others may reclaim its posts. */
  readonly signal: AbortSignal
}

/** Initial and maximum backoff in ms; all attempts together take about three days. */
const waits = { first: 60_000, most: 3_600_000 }
const mostAttempts = 80

/** Maximum duration in ms of the calls for a post without images, and per image. */
const longestPost = 3 * 60_000
const longestUpload = 2 * 60_000

const putAside = putAsideSentence('article', 'Simplify the text, then try again.')

interface PostTask {
  readonly job: JobRow
  readonly campaign: CampaignRow
  readonly place: PostingSubProperty
}

/** Reserves one unit of the month with the first attempt. */
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

/**
 * Records the request to the platform before it is sent, and its content. Returns false if the post no longer
 * belongs to this worker.
 */
const markRequestSent = async (
  { db, now }: AppContext,
  job: JobRow,
  { slug, text }: PostImprint,
): Promise<boolean> => {
  const row = await db
    .updateTable('campaignJobs')
    .set({ askedAt: now().toISOString(), askedSlug: slug, askedImprint: text })
    .where('id', '=', job.id)
    .where('status', '=', 'running')
    .where('claimedBy', '=', job.claimedBy)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

interface Ready {
  readonly posting: PostingApi
  readonly article: ArticleRow
}

/** The published post, a wait, or the failure; undefined if the post no longer belongs to this worker. */
type Sent =
  | (Outcome<RemotePost> & { readonly remarks?: readonly string[] })
  | { readonly ok: 'later'; readonly wait: number }
  | undefined

/** Publishes the post after its images, or finds the one an earlier attempt published. */
const send = async (
  { context }: PostingContext,
  piece: PostTask,
  { posting, article }: Ready,
): Promise<Sent> => {
  const { job, campaign, place } = piece
  const { destination, subPropertyId } = place
  const known = await lookForPost(context, job, { posting, destination })
  if (known.ok !== true) return known
  if (known.value) return done(known.value)
  const { accountId } = job
  const unit = { kind: 'campaign-post', subjectId: job.id, accountId }
  const tried = await attempt(context, unit, () => postContent(context, { job, campaign, article }))
  if (tried.kind === 'put-aside') return failed({ kind: 'bad-content', message: putAside })
  const content = tried.result
  const images = await placeImages(context, {
    posting,
    destination,
    article,
    html: content.html,
    attempts: job.attempts,
    place: { accountId, subPropertyId },
  })
  if (images.kind === 'busy') return { ok: 'later', wait: images.wait }
  if (images.kind === 'failed') return failed(images.failure)
  const { html, picture, pictures, remarks } = images
  const whole = { ...content, html, picture, pictures }
  if (!(await markRequestSent(context, job, posting.imprint(whole)))) return undefined
  await keepSentText(context.db, job, whole, context.now())
  const made = await posting.publish(destination, whole)
  if (!made.ok) return made
  if (made.value.kept) await noteCameAlong(context.db, { subPropertyId }, made.value.kept)
  const leftovers = leftoversRemark(whole)
  return { ...made, remarks: leftovers === '' ? remarks : [...remarks, leftovers] }
}

const later = ({ context }: PostingContext, milliseconds: number) =>
  new Date(context.now().getTime() + milliseconds)

/**
 * Marks the property as disconnected and blocks the post until it is reconnected. Returns false if its
 * secrets changed since the post started, because the failure doesn't apply to the new ones.
 */
const disconnect = async (
  { context }: PostingContext,
  { job, place }: PostTask,
  message: string,
): Promise<boolean> => {
  const { propertyId, secretsRevision } = place
  const problem = { problem: 'password-revoked', message, secretsRevision } as const
  const isMarked = await context.db
    .transaction()
    .execute((transaction) => markProblem(transaction, propertyId, problem, context.now))
  if (isMarked) await end.blockOnConnection(context, job, { propertyId, why: message })
  return isMarked
}

const afterFailure = async (
  desk: PostingContext,
  piece: PostTask,
  { failure, budgets }: { readonly failure: ServiceFailure; readonly budgets: readonly RateBudget[] },
): Promise<void> => {
  const { context, random } = desk
  const { job } = piece
  const { kind, message } = failure
  if (kind === 'auth-dead' && (await disconnect(desk, piece, message))) return
  if (kind === 'bad-content' || kind === 'unknown' || job.attempts + 1 >= mostAttempts) {
    await end.recordPostFailed(context, job, message)
    return
  }
  const dueAt = later(desk, backoff(job.attempts + 1, waits, failure, random))
  const narrowest = budgets.at(-1)
  if (kind === 'rate-limited' && narrowest && failure.retryAfter !== undefined)
    await pauseBudget(context.db, narrowest.name, later(desk, failure.retryAfter))
  await end.reschedulePost(context, job, { dueAt, why: message })
}

/** Logs a remark about content missing from a post. */
const note = ({ db, now }: AppContext, job: JobRow, message: string) =>
  db.transaction().execute((transaction) =>
    addLogEntry(
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

/** Publishes with permits of all rate budgets; otherwise postpones the post, which is not an attempt. */
const publishWithPermits = async (
  desk: PostingContext,
  piece: PostTask,
  { budgets, ...ready }: Ready & { readonly budgets: readonly RateBudget[] },
): Promise<void> => {
  const { context } = desk
  const { db, now } = context
  const { job } = piece
  const { featuredImage, text } = ready.article
  const images = imagesIn(text, () => false).length + (featuredImage === '' ? 0 : 1)
  const lease = longestPost + longestUpload * images
  const taken =
    budgets.length === 0 ? null : await acquirePermits(db, budgets, { count: 1, lease, id: job.id }, now())
  if (taken?.ok === false) {
    await end.reschedulePost(context, job, { dueAt: taken.until })
    return
  }
  try {
    const sent = await send(desk, piece, ready)
    if (sent === undefined) return
    if (sent.ok === 'later')
      return void (await end.reschedulePost(context, job, { dueAt: later(desk, sent.wait) }))
    if (!sent.ok) return await afterFailure(desk, piece, { failure: sent.failure, budgets })
    for (const remark of [...(sent.remarks ?? []), ...(sent.value.remarks ?? [])])
      await note(context, job, remark)
    await recordPublished(context, job, sent.value)
  } finally {
    if (taken) await releasePermits(db, [taken.permit])
  }
}

/**
 * Publishes one claimed post. Afterwards it is published, failed, canceled, waiting for a user, or
 * rescheduled; only a process that dies leaves it to the next worker.
 */
export const publishPost = async (desk: PostingContext, job: JobRow): Promise<void> => {
  const { context, open, signal } = desk
  const campaign = await context.db
    .selectFrom('campaigns')
    .selectAll()
    .where('id', '=', job.campaignId)
    .executeTakeFirst()
  if (!campaign) return
  const place = await findPostingSubProperty(context.db, job.subPropertyId)
  if (!place) return void (await end.recordPostCancelled(context, job, 'The property was deleted.'))
  const piece = { job, campaign, place }
  const { propertyId } = place
  if (!place.isConnected)
    return void (await end.blockOnConnection(context, job, { propertyId, why: place.problem }))
  const found = await articleOf(context, piece)
  if (found.kind === 'later')
    return void (await end.reschedulePost(context, job, { dueAt: later(desk, found.wait) }))
  if (found.kind === 'failed') return void (await end.recordPostFailed(context, job, found.why))
  if (found.kind === 'gone') return void (await end.recordPostCancelled(context, job, found.why))
  const opened = await open(context, propertyId, signal)
  if (!opened.ok) return afterFailure(desk, piece, { failure: opened.failure, budgets: [] })
  try {
    await reserve(context, job)
  } catch (error) {
    if (!isPublicError(error)) throw error
    return void (await end.recordUsageExhausted(context, job, error.message))
  }
  const { posting, budgets } = opened.value
  if (posting === null) return void (await end.awaitManualPosting(context, job))
  await publishWithPermits(desk, piece, { posting, budgets, article: found.article })
}
