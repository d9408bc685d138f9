import { findAccountRow } from '../../../platform/db/account-row.ts'
import type { AssistedPost } from '@web2/contract/campaigns'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { badInput } from '../../../platform/errors.ts'
import { isSameSite } from '../../properties/index.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { leasedAssistedPosts } from '../jobs.ts'
import { completeIfOver } from '../runner/complete-campaign.ts'
import { updateCampaign, updatePost, addLogEntry } from '../posts/records.ts'
import { untrackPageLinks, trackPageLinks } from '../../links/index.ts'
import { commitUsage } from '../../billing/index.ts'
import { assistedPostView, findAssistedPost, emitAssistedPostChanged } from './assisted-post-view.ts'
import { checkPublishedPost } from './check-assisted-post.ts'
import { pastedContent } from './pasted-content.ts'

type Context = Pick<AppContext, 'config' | 'db' | 'now'>

/** Returns the time of the next check of a published post. */
const nextLook = (now: Date): string => new Date(now.getTime() + leasedAssistedPosts.lease).toISOString()

/** Marks the campaign's scheduled post as published. */
const endWaiting = async (
  transaction: Transaction<Database>,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { jobId, url, now }: { readonly jobId: string; readonly url: string; readonly now: Date },
): Promise<void> => {
  const key = { id: jobId, accountId }
  const found = await findAccountRow(transaction, 'campaignJobs', key, { columns: ['campaignId'] })
  const campaign =
    found &&
    (await findAccountRow(transaction, 'campaigns', { id: found.campaignId, accountId }, { lock: 'update' }))
  const job = await findAccountRow(transaction, 'campaignJobs', key, { lock: 'update' })
  if (!campaign || !job) return
  if (job.status !== 'waiting') {
    if (job.status === 'published') await updatePost(transaction, job, { url }, now)
    return
  }
  if (job.usageReservation) await commitUsage(transaction, job.usageReservation)
  const change = {
    status: 'published',
    url,
    publishedAt: now.toISOString(),
    error: '',
    usageReservation: null,
  } as const
  await updatePost(transaction, job, change, now)
  const counts = {
    planned: Math.max(0, campaign.planned - 1),
    published: campaign.published + 1,
    failedInRow: 0,
  }
  await updateCampaign(transaction, campaign, counts, now)
  const message = `“${job.title || job.keyword || 'Untitled'}” was published manually at ${url}`
  const line = { accountId, campaignId: campaign.id, jobId, createdBy: userId }
  await addLogEntry(transaction, { ...line, level: 'info', event: 'published', message }, now)
  await completeIfOver(transaction, campaign.id, now)
}

const addressOf = (typed: string, placeUrl: string): string => {
  const address = URL.parse(typed.trim())
  if (!address || !/^https?:$/.test(address.protocol))
    throw badInput({
      url: 'Enter the full URL of the post, for example https://sites.google.com/view/my-site/post',
    })
  address.hash = ''
  if (!isSameSite(address.href, placeUrl))
    throw badInput({
      url: `This isn’t a page of ${placeUrl}. Copy the post’s URL from your browser.`,
    })
  return address.href
}

/**
 * Confirms that a user published the post: checks the page, stores the result and marks the campaign's post
 * as published. Throws 400 with the finding if the page doesn't show the post.
 */
export const confirmPost = async (
  context: Context,
  owner: Pick<Caller, 'accountId' | 'userId'>,
  id: string,
  typed: string,
): Promise<AssistedPost> => {
  const { db, now } = context
  const row = await findAssistedPost(db, owner.accountId, id)
  const url = addressOf(typed, row.placeUrl)
  const content = await pastedContent(context, row)
  const look = await checkPublishedPost(context, url, content)
  if (look.kind !== 'found') throw badInput({ url: look.message }, look.message)
  return db.transaction().execute(async (transaction) => {
    const moment = now()
    const at = moment.toISOString()
    const { problem } = look
    if (row.campaignJobId !== null)
      await endWaiting(transaction, owner, { jobId: row.campaignJobId, url, now: moment })
    const published = await transaction
      .updateTable('assistedPosts')
      .set({ status: 'published', url, problem, checkedAt: at, nextCheckAt: nextLook(moment), updatedAt: at })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { accountId, campaignJobId } = row
    if (row.url !== '' && row.url !== url)
      await untrackPageLinks(transaction, { accountId, pageUrl: row.url })
    await trackPageLinks(
      transaction,
      {
        accountId,
        pageUrl: url,
        pageTitle: content.title,
        html: content.html,
        ...(campaignJobId !== null && { campaignJobId }),
      },
      moment,
    )
    await emitAssistedPostChanged(transaction, published, 'patched')
    return assistedPostView(published)
  })
}
