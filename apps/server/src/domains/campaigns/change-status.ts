import type { Campaign, CampaignStatus, OverdueWay } from '@web2/contract/campaigns'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { refused } from '../../platform/errors.ts'
import type { Caller } from '../../platform/auth/caller.ts'
import { giveBackUnits } from './runner/release-units.ts'
import { lockCampaign } from './lock-campaign.ts'
import { recordCampaignLog } from './record-campaign-log.ts'
import { settleOverdue } from './runner/settle-overdue.ts'
import { emitCampaignChanged } from './emit-campaign-changed.ts'

export type AskedStatus = 'running' | 'paused' | 'cancelled'

/** Allowed transitions with the event and message for the campaign log. */
const statusTransitions = {
  paused: {
    from: ['running'],
    event: 'paused',
    message: 'Paused. No posts are published until the campaign is resumed.',
    refusal: 'Only a running campaign can be paused.',
  },
  running: {
    from: ['paused'],
    event: 'resumed',
    message: 'Resumed. Overdue posts are published one by one, within the scheduled posts per day.',
    refusal: 'Only a paused campaign can be resumed.',
  },
  cancelled: {
    from: ['running', 'paused', 'failed'],
    event: 'cancelled',
    message: 'Canceled. Published posts stay online; no more posts are published.',
    refusal: 'This campaign can’t be canceled because it isn’t approved yet or has ended.',
  },
} as const satisfies Record<
  AskedStatus,
  { from: readonly CampaignStatus[]; event: string; message: string; refusal: string }
>

/** Cancels posts that have not started. */
const cancelJobs = async (transaction: Transaction<Database>, campaignId: string): Promise<void> => {
  await giveBackUnits(
    transaction,
    sql<boolean>`campaign_id = ${campaignId} and status in ('planned', 'waiting')`,
  )
  const { rows } = await sql<{ planned: boolean }>`
    with ended as (
      update campaign_jobs set status = 'cancelled', armed = false, updated_at = now()
      where campaign_id = ${campaignId} and status in ('planned', 'waiting') returning 1
    )
    update campaigns set planned = greatest(0, planned - (select count(*) from ended)),
      cancelled = cancelled + (select count(*) from ended)
    where id = ${campaignId} returning true as planned`.execute(transaction)
  if (rows.length === 0) throw new Error(`Campaign ${campaignId} went away under its lock`)
}

/**
 * Pauses, resumes or cancels a campaign; does nothing if it already has the status. Running posts are ended
 * by their worker. `overdue` decides what happens to overdue posts when a campaign is resumed or running.
 */
export const changeStatus = (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  caller: Pick<Caller, 'accountId' | 'userId'>,
  id: string,
  asked: AskedStatus,
  overdue: OverdueWay = 'spread',
): Promise<Campaign> =>
  db.transaction().execute(async (transaction) => {
    const row = await lockCampaign(transaction, caller.accountId, id)
    const way = statusTransitions[asked]
    if (row.status !== asked) {
      if (!(way.from as readonly CampaignStatus[]).includes(row.status)) throw refused(way.refusal)
      await transaction
        .updateTable('campaigns')
        .set({ status: asked, message: '', updatedAt: sql<string>`now()` })
        .where('id', '=', id)
        .execute()
      if (asked === 'cancelled') await cancelJobs(transaction, id)
      else
        await transaction
          .updateTable('campaignJobs')
          .set({ armed: asked === 'running' })
          .where('campaignId', '=', id)
          .where('status', '=', 'planned')
          .execute()
      const message = overdue === 'spread' ? way.message : 'Resumed.'
      await recordCampaignLog(transaction, caller, { campaignId: id, event: way.event, message })
    }
    const settled = asked === 'running' ? await settleOverdue(transaction, row, overdue, now()) : undefined
    if (settled !== undefined)
      await recordCampaignLog(transaction, caller, { campaignId: id, event: 'overdue', message: settled })
    return emitCampaignChanged(transaction, caller.accountId, id)
  })
