import { findAccountRow, lockAccountRow } from '../../../platform/db/account-row.ts'
import { isDeepStrictEqual } from 'node:util'
import { wallClock } from '@web2/campaigns'
import type { CampaignJob, CampaignJobPatch, CampaignJobPut } from '@web2/contract/campaigns'
import { messages } from '@web2/contract/core'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { SqlAdapter } from '../../../platform/db/adapter/sql-adapter.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import type { CampaignJobsTable } from '../tables.ts'
import { badInput, refused } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { campaignJobsResource } from '../campaign-resource.ts'
import { lockCampaign, type CampaignRow } from '../lock-campaign.ts'
import { postLabel } from '../posts/log-line.ts'
import { recordCampaignLog } from '../record-campaign-log.ts'
import { emitCampaignChanged } from '../emit-campaign-changed.ts'

type JobRow = Selectable<CampaignJobsTable>

/** Throws 409 for changes that would alter an approved plan, and for posts that have started. */
const requireChangeable = (campaign: CampaignRow, job: JobRow, change: CampaignJobPatch): void => {
  if (job.status !== 'planned') throw refused('This post has started or ended, so it can’t be changed.')
  if (campaign.status === 'draft') return
  if (campaign.status !== 'running' && campaign.status !== 'paused')
    throw refused('This campaign has ended, so its posts can’t be changed.')
  if (Object.keys(change).some((name) => name !== 'runAt'))
    throw refused('This campaign is approved. You can reschedule its posts, but not edit them.')
}

/** Returns the article's title. Throws 400 if the account has no such article. */
const titleOf = async (db: Transaction<Database>, accountId: string, id: string): Promise<string> => {
  const article = await findAccountRow(db, 'articles', { id, accountId }, { columns: ['title'] })
  if (!article) throw badInput({ articleId: 'This article no longer exists. Choose another one.' })
  return article.title
}

const requireOwnPlace = async (db: Transaction<Database>, accountId: string, id: string): Promise<void> => {
  const { rows } = await sql`
    select id from sub_properties where id = ${id} and account_id = ${accountId} for key share`.execute(db)
  if (rows.length === 0) throw badInput({ subPropertyId: 'This blog no longer exists. Choose another one.' })
}

/** Throws 400 if the sub-property already has a post in that minute or with that article. */
const requireFree = async (db: Transaction<Database>, job: JobRow): Promise<void> => {
  const { rows } = await sql<{ sameMinute: boolean }>`
    select date_trunc('minute', run_at) = date_trunc('minute', ${job.runAt}::timestamptz) as same_minute
    from campaign_jobs
    where campaign_id = ${job.campaignId} and id <> ${job.id} and sub_property_id = ${job.subPropertyId}
      and status <> 'cancelled' and (
        date_trunc('minute', run_at) = date_trunc('minute', ${job.runAt}::timestamptz)
        or article_id = ${job.articleId}
      ) limit 1`.execute(db)
  const [found] = rows
  if (!found) return
  throw found.sameMinute
    ? badInput({ runAt: 'This blog already has a post scheduled in that minute. Choose another time.' })
    : badInput({
        articleId: 'This article is already scheduled for this blog. Choose another blog or article.',
      })
}

const changed = async (
  transaction: Transaction<Database>,
  job: JobRow,
  accountId: string,
  change: CampaignJobPatch,
  now: Date,
): Promise<JobRow> => {
  const next = { ...job, ...change }
  if (change.runAt !== undefined && Date.parse(change.runAt) <= now.getTime())
    throw badInput({ runAt: 'This time is in the past. Choose a future time.' })
  if (change.subPropertyId !== undefined) await requireOwnPlace(transaction, accountId, change.subPropertyId)
  if (change.articleId !== undefined) {
    next.title = await titleOf(transaction, accountId, change.articleId)
    next.keyword = ''
  } else if (change.keyword !== undefined) {
    if (job.articleId !== null)
      throw badInput({
        keyword: 'This post already has an article, so it can’t take a keyword.',
      })
    next.title = change.keyword
  }
  await requireFree(transaction, next)
  return next
}

/** Returns the changed fields of a post. Throws 400 if it has neither an article nor a keyword. */
const differenceTo = (job: CampaignJob, { articleId = null, keyword = '', ...rest }: CampaignJobPut) => {
  if (articleId === null && keyword === '')
    throw badInput({
      articleId: 'Choose an article, or enter a keyword to generate one.',
      keyword: messages.required,
    })
  // the keyword of an existing article is irrelevant
  const wanted = { ...rest, ...(articleId === null ? { keyword } : { articleId }) }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => !isSame(name, job[name as keyof CampaignJob], value)),
  ) as CampaignJobPatch
}

const isSame = (name: string, known: unknown, wanted: unknown): boolean =>
  name === 'runAt'
    ? Date.parse(String(known)) === Date.parse(String(wanted))
    : isDeepStrictEqual(known, wanted)

/** Replaces all fields of a scheduled post; equal fields are not changes. */
export const replaceJob = async (
  context: Pick<AppContext, 'db' | 'now'>,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  id: string,
  whole: CampaignJobPut,
): Promise<CampaignJob> => {
  const job = await context.db
    .transaction()
    .execute((transaction) => readJob(transaction, caller.accountId, id))
  return changeJob(context, caller, id, differenceTo(job, whole))
}

const rescheduledText = ({ schedule: { timeZone } }: CampaignRow, from: JobRow, to: JobRow): string => {
  const time = ({ runAt }: JobRow) => wallClock(timeZone, Date.parse(runAt)).replace('T', ' ')
  return `${postLabel(from)} was rescheduled from ${time(from)} to ${time(to)} (${timeZone}).`
}

/** Changes one scheduled post: all fields before approval, only its time afterwards. */
export const changeJob = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  id: string,
  change: CampaignJobPatch,
): Promise<CampaignJob> =>
  db.transaction().execute(async (transaction) => {
    const { accountId } = caller
    const { campaignId } = await readJob(transaction, accountId, id)
    // locks the campaign first, the order used everywhere
    const campaign = await lockCampaign(transaction, accountId, campaignId)
    const job = await lockAccountRow(transaction, 'campaignJobs', { id, accountId }, 'post')
    requireChangeable(campaign, job, change)
    const next = await changed(transaction, job, accountId, change, now())
    await transaction
      .updateTable('campaignJobs')
      .set({
        subPropertyId: next.subPropertyId,
        articleId: next.articleId,
        keyword: next.keyword,
        title: next.title,
        links: JSON.stringify(next.links),
        runAt: next.runAt,
        ...(change.runAt !== undefined && { dueAt: change.runAt }),
        updatedAt: sql<string>`now()`,
      })
      .where('id', '=', id)
      .execute()
    if (campaign.status === 'draft')
      await transaction
        .updateTable('campaigns')
        .set({ planRevision: campaign.planRevision + 1 })
        .where('id', '=', campaignId)
        .execute()
    else
      await recordCampaignLog(transaction, caller, {
        campaignId,
        jobId: id,
        event: 'moved',
        message: rescheduledText(campaign, job, next),
      })
    await emitCampaignChanged(transaction, accountId, campaignId)
    const record = await readJob(transaction, accountId, id)
    await recordEvent(transaction, { accountId, path: 'campaign-jobs', name: 'patched', record })
    return record
  })

const readJob = async (db: Transaction<Database>, accountId: string, id: string): Promise<CampaignJob> =>
  (await new SqlAdapter({ db, resource: campaignJobsResource })._get(id, {
    tenant: { accountId, userId: null },
  })) as unknown as CampaignJob
