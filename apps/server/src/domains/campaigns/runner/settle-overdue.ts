import { overdueAfter, type OverdueWay } from '@web2/contract/campaigns'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { completeIfOver } from './complete-campaign.ts'
import { giveBackUnits } from './release-units.ts'
import type { CampaignRow } from '../posts/post-views.ts'

const skippedError = 'Skipped because its time had passed.'

const posts = (count: number, one: string, several: string): string =>
  count === 1 ? `1 overdue post ${one}` : `${count} overdue posts ${several}`

/**
 * Treats a campaign's overdue posts as the user chose. Returns the message for the log; undefined if none is
 * overdue. The caller holds the campaign's lock; posts of disconnected blogs stay blocked.
 */
export const settleOverdue = async (
  transaction: Transaction<Database>,
  { id }: Pick<CampaignRow, 'id'>,
  way: OverdueWay,
  now: Date,
): Promise<string | undefined> => {
  const before = new Date(now.getTime() - overdueAfter * 60_000).toISOString()
  const isOverdue = sql<boolean>`campaign_id = ${id} and status = 'planned' and not by_hand and run_at <= ${before}`
  if (way === 'send') {
    const { rows } = await sql`
      update campaign_jobs set by_hand = true, due_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
      where ${isOverdue} returning 1`.execute(transaction)
    return rows.length > 0
      ? posts(rows.length, 'is being published now.', 'are being published now.')
      : undefined
  }
  if (way === 'spread') return undefined
  await giveBackUnits(transaction, isOverdue)
  const { rows } = await sql<{ count: number }>`
    with skipped as (
      update campaign_jobs set status = 'cancelled', armed = false, error = ${skippedError}, held_by = null,
        updated_at = ${now.toISOString()}
      where ${isOverdue} returning 1
    )
    update campaigns set planned = greatest(0, planned - counted.count), cancelled = cancelled + counted.count
    from (select count(*)::int as count from skipped) as counted
    where id = ${id} returning counted.count`.execute(transaction)
  const count = rows[0]?.count ?? 0
  if (count === 0) return undefined
  await completeIfOver(transaction, id, now)
  return posts(count, 'was skipped.', 'were skipped.')
}
