import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { notify } from '../../notifications/index.ts'
import { updateCampaign, addLogEntry } from '../posts/records.ts'

const lockedCampaign = (transaction: Transaction<Database>, id: string) =>
  transaction.selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const linkTo = (id: string): string => `/campaigns/view-campaign?id=${id}`

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Completes a campaign after its last post and notifies the account. Returns whether it did. */
export const completeIfOver = async (
  transaction: Transaction<Database>,
  id: string,
  now: Date,
): Promise<boolean> => {
  const campaign = await lockedCampaign(transaction, id)
  if (!campaign || (campaign.status !== 'running' && campaign.status !== 'paused')) return false
  if (campaign.planned > 0) return false
  const { rows } = await sql`
    select from campaign_jobs where campaign_id = ${id} and status in ('planned', 'running', 'waiting') limit 1`.execute(
    transaction,
  )
  if (rows.length > 0) return false
  const { accountId, name, published, failed, cancelled } = campaign
  const parts = [
    counted(published, 'post') + ' published',
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(cancelled > 0 ? [`${cancelled} canceled`] : []),
  ]
  const status = published === 0 && failed > 0 ? 'failed' : 'completed'
  const message = `${parts.join(', ')}.`
  await updateCampaign(transaction, campaign, { status, message: status === 'failed' ? message : '' }, now)
  await addLogEntry(
    transaction,
    { accountId, campaignId: id, level: status === 'failed' ? 'error' : 'info', event: status, message },
    now,
  )
  await notify(transaction, {
    accountId,
    type: 'campaign-ended',
    cause: `campaign-ended:${id}`,
    payload: {
      title: `Campaign “${name}” ${status === 'failed' ? 'failed' : 'completed'}`,
      message,
      link: linkTo(id),
    },
  })
  return true
}

/** Pauses a campaign automatically, with the reason, until a user resumes it. */
export const pauseByItself = async (
  transaction: Transaction<Database>,
  id: string,
  why: string,
  now: Date,
): Promise<void> => {
  const campaign = await lockedCampaign(transaction, id)
  if (campaign?.status !== 'running') return
  const { accountId, name } = campaign
  await sql`
    update campaign_jobs set armed = false where campaign_id = ${id} and status = 'planned' and armed`.execute(
    transaction,
  )
  await updateCampaign(transaction, campaign, { status: 'paused', message: why, failedInRow: 0 }, now)
  await addLogEntry(
    transaction,
    { accountId, campaignId: id, level: 'error', event: 'paused', message: why },
    now,
  )
  await notify(transaction, {
    accountId,
    type: 'campaign-paused',
    cause: `campaign-paused:${id}`,
    payload: { title: `Campaign “${name}” paused`, message: why, link: linkTo(id) },
  })
}
