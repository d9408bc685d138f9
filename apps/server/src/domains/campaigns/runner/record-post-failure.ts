import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { notify } from '../../notifications/in-app/notify.ts'
import { releaseUsage } from '../../billing/usage.ts'
import type { CampaignRow, JobRow } from '../posts/post-views.ts'
import { completeIfOver, pauseByItself } from './complete-campaign.ts'
import { logFieldsOf, postLabel } from '../posts/log-line.ts'
import { updateCampaign, updatePost, addLogEntry } from '../posts/records.ts'

type Context = Pick<AppContext, 'db' | 'now'>

/** Failures in a row after which a campaign stops, before it does the same to the rest. */
export const mostFailuresInRow = 5

/** Why a post ends that was under way when its campaign was cancelled. */
export const campaignCancelled = 'The campaign was cancelled.'

/** A post, its campaign held first, and it after that. */
interface LockedPost {
  readonly transaction: Transaction<Database>
  readonly campaign: CampaignRow
  readonly row: JobRow
  readonly now: Date
}

/**
 * Does something with a post that this worker holds, its campaign held first. Answers false, and does nothing, for one
 * that was deleted or is another worker's by now.
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

/** Counts an end in the campaign; `failedInRow` as the end leaves it. */
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

/** It can never work as it is; after several in a row the campaign stops. */
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
    const message = `${postLabel(row)} could not be posted. ${why}`
    await addLogEntry(transaction, { ...logFieldsOf(row), level: 'error', event: 'failed', message }, now)
    await count(own, 'failed', failedInRow)
    if (await completeIfOver(transaction, campaign.id, now)) return
    if (failedInRow >= mostFailuresInRow)
      await pauseByItself(
        transaction,
        campaign.id,
        `${failedInRow} posts in a row failed. The last one: ${why} Mend that, then resume the campaign.`,
        now,
      )
  })

/** It will not be made: it is counted as such, and its unit is free again. */
export const cancelLockedPost = async (own: LockedPost, why: string): Promise<void> => {
  const { transaction, campaign, row, now } = own
  if (row.usageReservation) await releaseUsage(transaction, row.usageReservation)
  await updatePost(
    transaction,
    row,
    { status: 'cancelled', error: why, usageReservation: null, claimedBy: null },
    now,
  )
  const message = `${postLabel(row)} will not be posted. ${why}`
  await addLogEntry(transaction, { ...logFieldsOf(row), level: 'warning', event: 'cancelled', message }, now)
  await count(own, 'cancelled')
  await completeIfOver(transaction, campaign.id, now)
}

/**
 * As `withLockedPost`, for an end after which the post would go on. When its campaign was cancelled meanwhile it does not: nobody
 * would take it up again, nor give back what it holds.
 */
const withGoingOn: typeof withLockedPost = (context, job, work) =>
  withLockedPost(context, job, (own) =>
    own.campaign.status === 'cancelled' ? cancelLockedPost(own, campaignCancelled) : work(own),
  )

/** What it needs was deleted. */
export const recordPostCancelled = (context: Context, job: JobRow, why: string): Promise<boolean> =>
  withLockedPost(context, job, (own) => cancelLockedPost(own, why))

/** Made ready for a person who posts it by hand. */
export const awaitManualPosting = (context: Context, job: JobRow): Promise<boolean> =>
  withGoingOn(context, job, async ({ transaction, campaign, row, now }) => {
    await updatePost(transaction, row, { status: 'waiting', error: '', claimedBy: null }, now)
    const message = `${postLabel(row)} is ready to be posted by hand`
    await addLogEntry(transaction, { ...logFieldsOf(row), level: 'info', event: 'waiting', message }, now)
    await notify(transaction, {
      accountId: row.accountId,
      type: 'campaign-post-waiting',
      cause: `campaign-post-waiting:${row.id}`,
      payload: {
        title: `${postLabel(row)} waits to be posted`,
        message: `The campaign “${campaign.name}” has made it ready. Copy it to the site, then tell its address.`,
        link: `/articles/publish-by-hand?job=${row.id}`,
      },
    })
  })

/** It is tried again later. With `why` this was an attempt, and the log says so. */
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
    const message = `${postLabel(row)} is tried again later. ${why}`
    await addLogEntry(transaction, { ...logFieldsOf(row), level: 'warning', event: 'retried', message }, now)
  })

/** The account's month is used up: nothing more of this campaign can go out. */
export const recordUsageExhausted = (context: Context, job: JobRow, why: string): Promise<boolean> =>
  withGoingOn(context, job, async ({ transaction, campaign, row, now }) => {
    await updatePost(transaction, row, { status: 'planned', claimedBy: null, error: why }, now)
    await pauseByItself(transaction, campaign.id, why, now)
  })

/** Its property has to be connected again first: all of its posts wait for that. */
export const blockOnConnection = (
  context: Context,
  job: JobRow,
  { propertyId, why }: { readonly propertyId: string; readonly why: string },
): Promise<boolean> =>
  withGoingOn(context, job, async ({ transaction, row, now }) => {
    const held = { status: 'planned', armed: false, heldBy: propertyId, claimedBy: null, error: why } as const
    await updatePost(transaction, row, held, now)
    // one of another campaign that somebody holds finds out by itself, when its time has come
    await sql`
      update campaign_jobs set armed = false, held_by = ${propertyId}, error = ${why}
      where id in (
        select id from campaign_jobs
        where status = 'planned' and armed
          and sub_property_id in (select id from sub_properties where property_id = ${propertyId})
        for update skip locked)`.execute(transaction)
    const message = `${postLabel(row)} waits until its property is connected again. ${why}`
    await addLogEntry(transaction, { ...logFieldsOf(row), level: 'error', event: 'held', message }, now)
  })
