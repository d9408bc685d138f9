import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notify } from '../../notifications/index.ts'
import { releaseUsage } from '../../billing/index.ts'
import type { CampaignRow, JobRow } from '../posts/post-views.ts'
import { completeIfOver, pauseByItself } from './complete-campaign.ts'
import { logFieldsOf, postLabel } from '../posts/log-line.ts'
import { updateCampaign, updatePost, addLogEntry } from '../posts/records.ts'

type Context = Pick<AppContext, 'db' | 'now'>

/** Consecutive failures after which a campaign pauses, before more posts fail. */
export const mostFailuresInRow = 5

/** Reason for posts that end because their campaign was canceled. */
export const campaignCancelled = 'The campaign was canceled.'

/** A post locked after its campaign. */
interface LockedPost {
  readonly transaction: Transaction<Database>
  readonly campaign: CampaignRow
  readonly row: JobRow
  readonly now: Date
}

/**
 * Runs `work` on a post claimed by this worker, with the campaign locked first. Returns false without running
 * it if the post was deleted or belongs to another worker.
 */
const withLockedPost = (
  { db, now }: Context,
  job: JobRow,
  work: (own: LockedPost) => Promise<void>,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const campaign = await transaction
      .selectFrom('campaigns')
      .selectAll()
      .where('id', '=', job.campaignId)
      .forUpdate()
      .executeTakeFirst()
    const row = await transaction
      .selectFrom('campaignJobs')
      .selectAll()
      .where('id', '=', job.id)
      .where('status', '=', 'running')
      .where('claimedBy', '=', job.claimedBy)
      .forUpdate()
      .executeTakeFirst()
    if (!campaign || !row) return false
    await work({ transaction, campaign, row, now: now() })
    return true
  })

/** Counts an ended post in the campaign and sets its consecutive failures. */
const count = (
  { transaction, campaign, now }: LockedPost,
  end: 'failed' | 'cancelled',
  failedInRow = campaign.failedInRow,
) =>
  updateCampaign(
    transaction,
    campaign,
    { planned: Math.max(0, campaign.planned - 1), [end]: campaign[end] + 1, failedInRow },
    now,
  )

/** Records a permanent failure; after several in a row the campaign pauses. */
export const recordPostFailed = (context: Context, job: JobRow, why: string): Promise<boolean> =>
  withLockedPost(context, job, async (own) => {
    const { transaction, campaign, row, now } = own
    if (row.usageReservation) await releaseUsage(transaction, row.usageReservation)
    const failedInRow = campaign.failedInRow + 1
    await updatePost(
      transaction,
      row,
      {
        status: 'failed',
        attempts: row.attempts + 1,
        error: why,
        usageReservation: null,
        claimedBy: null,
      },
      now,
    )
    const message = `${postLabel(row)} could not be published. ${why}`
    await addLogEntry(transaction, { ...logFieldsOf(row), level: 'error', event: 'failed', message }, now)
    await count(own, 'failed', failedInRow)
    if (await completeIfOver(transaction, campaign.id, now)) return
    if (failedInRow >= mostFailuresInRow)
      await pauseByItself(
        transaction,
        campaign.id,
        `${failedInRow} posts in a row failed. Last error: ${why} Fix it, then resume the campaign.`,
        now,
      )
  })

/** Cancels a post, counts it and releases its unit. */
export const cancelLockedPost = async (own: LockedPost, why: string): Promise<void> => {
  const { transaction, campaign, row, now } = own
  if (row.usageReservation) await releaseUsage(transaction, row.usageReservation)
  await updatePost(
    transaction,
    row,
    { status: 'cancelled', error: why, usageReservation: null, claimedBy: null },
    now,
  )
  const message = `${postLabel(row)} won’t be published. ${why}`
  await addLogEntry(transaction, { ...logFieldsOf(row), level: 'warning', event: 'cancelled', message }, now)
  await count(own, 'cancelled')
  await completeIfOver(transaction, campaign.id, now)
}

/**
 * Like `withLockedPost`, for changes after which the post continues. If its campaign was canceled, cancels
 * the post instead, because no worker would continue it or release its unit.
 */
const withGoingOn: typeof withLockedPost = (context, job, work) =>
  withLockedPost(context, job, (own) =>
    own.campaign.status === 'cancelled' ? cancelLockedPost(own, campaignCancelled) : work(own),
  )

/** Cancels a post that lost a record it needs. */
export const recordPostCancelled = (context: Context, job: JobRow, why: string): Promise<boolean> =>
  withLockedPost(context, job, (own) => cancelLockedPost(own, why))

/** Marks a post as ready for manual posting and notifies the account. */
export const awaitManualPosting = (context: Context, job: JobRow): Promise<boolean> =>
  withGoingOn(context, job, async ({ transaction, campaign, row, now }) => {
    await updatePost(transaction, row, { status: 'waiting', error: '', claimedBy: null }, now)
    const message = `${postLabel(row)} is ready to publish manually`
    await addLogEntry(transaction, { ...logFieldsOf(row), level: 'info', event: 'waiting', message }, now)
    await notify(transaction, {
      accountId: row.accountId,
      type: 'campaign-post-waiting',
      cause: `campaign-post-waiting:${row.id}`,
      payload: {
        title: `${postLabel(row)} is ready to publish manually`,
        message: `Paste the post from campaign “${campaign.name}” into your site, then enter its URL.`,
        link: `/articles/publish-by-hand?job=${row.id}`,
      },
    })
  })

/** Reschedules a post. With `why`, this counts as an attempt and is logged. */
export const reschedulePost = (
  context: Context,
  job: JobRow,
  { dueAt, why = '' }: { readonly dueAt: Date; readonly why?: string },
): Promise<boolean> =>
  withGoingOn(context, job, async ({ transaction, campaign, row, now }) => {
    const attempt = why === '' ? {} : { error: why, attempts: row.attempts + 1 }
    const planned = {
      status: 'planned',
      armed: campaign.status === 'running',
      dueAt: dueAt.toISOString(),
      claimedBy: null,
    } as const
    await updatePost(transaction, row, { ...planned, ...attempt }, now)
    if (why === '') return
    const message = `${postLabel(row)} will be retried later. ${why}`
    await addLogEntry(transaction, { ...logFieldsOf(row), level: 'warning', event: 'retried', message }, now)
  })

/** Pauses the campaign because the account's month is used up. */
export const recordUsageExhausted = (context: Context, job: JobRow, why: string): Promise<boolean> =>
  withGoingOn(context, job, async ({ transaction, campaign, row, now }) => {
    await updatePost(transaction, row, { status: 'planned', claimedBy: null, error: why }, now)
    await pauseByItself(transaction, campaign.id, why, now)
  })

/** Blocks all posts of a property until it is reconnected. */
export const blockOnConnection = (
  context: Context,
  job: JobRow,
  { propertyId, why }: { readonly propertyId: string; readonly why: string },
): Promise<boolean> =>
  withGoingOn(context, job, async ({ transaction, row, now }) => {
    const held = { status: 'planned', armed: false, heldBy: propertyId, claimedBy: null, error: why } as const
    await updatePost(transaction, row, held, now)
    // skips posts locked elsewhere; they find the problem when they are due
    await sql`
      update campaign_jobs set armed = false, held_by = ${propertyId}, error = ${why}
      where id in (
        select id from campaign_jobs
        where status = 'planned' and armed
          and sub_property_id in (select id from sub_properties where property_id = ${propertyId})
        for update skip locked)`.execute(transaction)
    const message = `${postLabel(row)} is on hold until its property is reconnected. ${why}`
    await addLogEntry(transaction, { ...logFieldsOf(row), level: 'error', event: 'held', message }, now)
  })
