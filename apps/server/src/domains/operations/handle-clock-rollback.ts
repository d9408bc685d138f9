import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { repairBudgets } from '../../platform/rate-limits/repair-budgets.ts'
import { neverChecked } from '../links/index.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Ms by which the clocks of several machines may differ. */
const tolerance = 5 * minute

/** Ms for which a platform may still be processing a requested post. */
const settling = 90_000

/** Columns with a due time, and the longest delay the product itself sets. */
const waits = [
  ['post_links', 'next_check_at', 7 * day],
  ['properties', 'next_check_at', 26 * hour],
  ['assisted_posts', 'next_check_at', day],
  ['rss_feeds', 'next_check_at', day],
  ['verifications', 'due_at', hour],
  ['run_items', 'due_at', hour],
  ['article_bulks', 'resumes_at', 31 * day],
  ['turbos', 'resumes_at', 31 * day],
  ['model_calls', 'leased_until', hour],
  ['mails', 'due_at', 12 * hour],
  ['webhook_deliveries', 'due_at', day],
] as const

/** Stores the current time. Returns the time stored before. */
const swapLastSeenTime = async (transaction: Transaction<Database>, now: Date): Promise<number> => {
  const before = await transaction.selectFrom('seenClock').select('at').forUpdate().executeTakeFirst()
  const at = now.toISOString()
  await transaction
    .insertInto('seenClock')
    .values({ at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute()
  return before ? Date.parse(before.at) : 0
}

/**
 * Makes posts due at their scheduled time again that were postponed while the clock was ahead; late ones
 * soon.
 */
const rescheduleCampaignPosts = async (transaction: Transaction<Database>, now: Date): Promise<void> => {
  const moment = now.toISOString()
  const ahead = new Date(now.getTime() + tolerance).toISOString()
  await sql`update campaigns set paced_until = null where paced_until > ${moment}`.execute(transaction)
  await sql`
    update campaign_jobs set claimed_at = null,
      due_at = greatest(run_at, ${moment}::timestamptz + ${settling} * interval '1 millisecond')
    where status = 'planned' and claimed_at > ${ahead}`.execute(transaction)
}

/**
 * Detects a clock that was ahead and has been corrected, and resets due times it set too late. Otherwise,
 * posts and checks would wait for as long as the clock was ahead. Returns whether it was.
 */
export const handleClockRollback = ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const moment = now()
    const before = await swapLastSeenTime(transaction, moment)
    if (before <= moment.getTime() + tolerance) return false
    for (const [table, column, longest] of waits) {
      const latest = new Date(moment.getTime() + longest).toISOString()
      await sql`
        update ${sql.table(table)} set ${sql.ref(column)} = ${latest}
        where ${sql.ref(column)} > ${latest} and ${sql.ref(column)} < ${neverChecked}`.execute(transaction)
    }
    await rescheduleCampaignPosts(transaction, moment)
    await repairBudgets(transaction, moment)
    return true
  })
