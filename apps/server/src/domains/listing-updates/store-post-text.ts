import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { updatePost, addLogEntry, lockCampaign, type Said } from '../campaigns/index.ts'
import { trackPageLinks } from '../links/index.ts'

/** Stores the text a post shows now, in the caller's transaction. */
export const storePostText = async (
  transaction: Transaction<Database>,
  {
    id,
    accountId,
    says,
    url,
    isPublic,
    message,
    userId,
    now,
  }: {
    readonly id: string
    readonly accountId: string
    readonly says: Said
    readonly url: string
    readonly isPublic: boolean
    /** Entry for the campaign's log, after the title of the post. */
    readonly message: string
    readonly userId: string
    readonly now: Date
  },
): Promise<void> => {
  const { title, html } = says
  const post = await transaction
    .selectFrom('campaignJobs')
    .select('campaignId')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!post) return
  // campaign first, the lock order of all writers
  await lockCampaign(transaction, accountId, post.campaignId)
  await transaction
    .updateTable('postTexts')
    .set({ title, html, sentAt: now.toISOString() })
    .where('jobId', '=', id)
    .execute()
  const job = await updatePost(transaction, { id }, { title, error: '' }, now)
  if (!job) return
  const line = { accountId, campaignId: job.campaignId, jobId: id, createdBy: userId }
  await addLogEntry(
    transaction,
    { ...line, level: 'info', event: 'updated', message: `“${title || 'Untitled'}” ${message}` },
    now,
  )
  if (url !== '' && isPublic)
    await trackPageLinks(transaction, { accountId, pageUrl: url, pageTitle: title, html }, now)
}
