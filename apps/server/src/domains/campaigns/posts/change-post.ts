import { lockAccountRow } from '../../../platform/db/account-row.ts'
import type { CampaignPost, CampaignPostAction } from '@web2/contract/campaigns'
import type { Transaction, Updateable } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { CampaignJobsTable } from '../tables.ts'
import { refused, serviceFailed } from '../../../platform/errors.ts'
import type { PostingApi } from '../../properties/index.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { findArticle } from '../../articles/index.ts'
import { lockCampaign } from '../lock-campaign.ts'
import { untrackPageLinks, trackPageLinks } from '../../links/index.ts'
import { releaseUsage } from '../../billing/index.ts'
import type { CampaignRow, JobRow } from './post-views.ts'
import { completeIfOver } from '../runner/complete-campaign.ts'
import { actionsOf, findPost, platformOf, postView, type FoundPost } from './find-post.ts'
import { postContent } from './post-content.ts'
import { sendUpdate } from './send-update.ts'
import { updateCampaign, updatePost, addLogEntry } from './records.ts'

type Owner = Pick<Caller, 'accountId' | 'userId'>

interface Held {
  readonly transaction: Transaction<Database>
  readonly campaign: CampaignRow
  readonly job: JobRow
  readonly now: Date
}

const refusals: Readonly<Record<CampaignPostAction, string>> = {
  retry:
    'This post can’t be retried because it hasn’t failed, or its campaign is paused or canceled. Resume a paused campaign first.',
  'run-now':
    'This post can’t be published now because it has started or ended, or its campaign isn’t running.',
  cancel: 'This post can’t be canceled because it has started or ended.',
  update: 'Only published posts can be updated on their blog.',
  remove: 'Only published posts can be deleted from their blog.',
}

const require = (action: CampaignPostAction, found: Pick<FoundPost, 'job' | 'campaign'>): void => {
  if (!actionsOf(found).includes(action)) throw refused(refusals[action])
}

/** Runs `work` with the campaign and then the post locked, the order used everywhere. */
const withPostAndCampaignLocked = (
  { db, now }: AppContext,
  { accountId }: Owner,
  id: string,
  work: (held: Held) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const found = await findPost(transaction, { accountId }, id)
    const campaign = await lockCampaign(transaction, accountId, found.campaign.id)
    const job = await lockAccountRow(transaction, 'campaignJobs', { id, accountId }, 'post')
    await work({ transaction, campaign, job, now: now() })
  })

const titleOf = ({ title, keyword }: JobRow): string => `“${title || keyword || 'Untitled'}”`

const note = (
  { transaction, job, now }: Held,
  { userId }: Owner,
  event: string,
  message: string,
  level: 'info' | 'warning' = 'info',
) =>
  addLogEntry(
    transaction,
    {
      accountId: job.accountId,
      campaignId: job.campaignId,
      jobId: job.id,
      createdBy: userId,
      level,
      event,
      message,
    },
    now,
  )

/** Sets the post's new state and updates the campaign's counts. */
const move = async (
  { transaction, campaign, job, now }: Held,
  change: Updateable<CampaignJobsTable> & { status: 'planned' | 'cancelled' },
): Promise<void> => {
  await updatePost(transaction, job, change, now)
  const from =
    job.status === 'failed' || job.status === 'cancelled' || job.status === 'published'
      ? job.status
      : 'planned'
  const counts = { ...campaign }
  counts[from] = Math.max(0, counts[from] - 1)
  counts[change.status] += 1
  const { planned, published, failed, cancelled } = counts
  const status = change.status === 'planned' ? 'running' : campaign.status
  await updateCampaign(transaction, campaign, { planned, published, failed, cancelled, status }, now)
  await completeIfOver(transaction, campaign.id, now)
}

/**
 * Returns the state of a post to be published as soon as a worker is free, regardless of pacing and posts per
 * day.
 */
const goNow = ({ now }: Held) => ({
  status: 'planned' as const,
  armed: true,
  byHand: true,
  dueAt: now.toISOString(),
  error: '',
  heldBy: null,
})

const planned = (context: AppContext, owner: Owner, id: string, action: 'retry' | 'run-now' | 'cancel') =>
  withPostAndCampaignLocked(context, owner, id, async (held) => {
    const { job } = held
    require(action, held)
    if (action === 'cancel') {
      if (job.usageReservation) await releaseUsage(held.transaction, job.usageReservation)
      await move(held, { status: 'cancelled', armed: false, usageReservation: null, heldBy: null })
      return note(held, owner, 'cancelled', `${titleOf(job)} was canceled.`)
    }
    // an article whose generation failed is generated again
    await move(held, {
      ...goNow(held),
      ...(action === 'run-now' ? { runAt: held.now.toISOString() } : {}),
      ...(job.articleId === null ? { generationId: null } : {}),
    })
    const message = action === 'retry' ? 'is being retried.' : 'is being published now.'
    return note(held, owner, action === 'retry' ? 'retry-asked' : 'run-now', `${titleOf(job)} ${message}`)
  })

/** Returns the platform's call for a published post. Throws if it can't be used. */
const reached = async (context: AppContext, found: FoundPost, action: 'update' | 'remove') => {
  require(action, found)
  const { place } = found
  if (!place) throw refused('The property was deleted here. Edit the post on the blog itself.')
  if (!place.isConnected) throw refused(place.problem)
  const opened = await platformOf(context, found, new AbortController().signal)
  if (!opened?.ok) throw serviceFailed(opened?.failure ?? { kind: 'unknown', message: '' })
  const call: PostingApi['update'] | PostingApi['remove'] = opened.value.posting?.[action] ?? null
  if (!opened.value.posting || !call)
    throw refused('This platform doesn’t support changing posts from here. Edit the post on the blog itself.')
  return { posting: opened.value.posting, destination: place.destination }
}

const updateAt = async (context: AppContext, owner: Owner, id: string): Promise<void> => {
  const found = await findPost(context.db, owner, id)
  const { posting, destination } = await reached(context, found, 'update')
  const { accountId } = owner
  const article = await findArticle(context.db, { id: found.job.articleId ?? '', accountId })
  const answer = await sendUpdate(context, { ...found, posting, destination, article })
  if (!answer.ok) throw serviceFailed(answer.failure)
  const { html } = await postContent(context, { ...found, article })
  await withPostAndCampaignLocked(context, owner, id, async (held) => {
    const { url, remarks = [] } = answer.value
    const change = { title: article.title, url: url || held.job.url, error: '' }
    await updatePost(held.transaction, held.job, change, held.now)
    const page = { accountId, campaignJobId: id, pageUrl: change.url, pageTitle: change.title, html }
    if (held.job.url !== page.pageUrl)
      await untrackPageLinks(held.transaction, { accountId, pageUrl: held.job.url })
    await trackPageLinks(held.transaction, page, held.now)
    await note(held, owner, 'updated', `${titleOf(held.job)} was updated on the blog.`)
    for (const remark of remarks) await note(held, owner, 'remark', remark, 'warning')
  })
}

/** Deletes a published post from its site and marks it as canceled. */
export const removePost = async (context: AppContext, owner: Owner, id: string): Promise<CampaignPost> => {
  const found = await findPost(context.db, owner, id)
  const { posting, destination } = await reached(context, found, 'remove')
  const answer = await posting.remove!(destination, found.job.externalId)
  if (!answer.ok) throw serviceFailed(answer.failure)
  await withPostAndCampaignLocked(context, owner, id, async (held) => {
    if (held.job.status !== 'published') return
    await untrackPageLinks(held.transaction, { accountId: owner.accountId, pageUrl: held.job.url })
    await move(held, { status: 'cancelled', url: '', error: 'Deleted from the blog.' })
    await note(held, owner, 'removed', `${titleOf(held.job)} was deleted from the blog.`)
  })
  return postView(context, owner, id)
}

/**
 * Applies a user's action to one post of an approved campaign. Throws 404 for a post of another account, 409
 * if its state or platform doesn't allow the action, and the platform's error.
 */
export const changePost = async (
  context: AppContext,
  owner: Owner,
  id: string,
  action: Exclude<CampaignPostAction, 'remove'>,
): Promise<CampaignPost> => {
  if (action === 'update') await updateAt(context, owner, id)
  else await planned(context, owner, id, action)
  return postView(context, owner, id)
}
