import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import { clampToNow } from './sliding-window.ts'

/** Maximum pause that a service may request, and maximum duration of a call, in ms. */
const maxPauseMs = 24 * 60 * 60_000
const longestCall = 15 * 60_000

/**
 * Moves uses counted while the clock was ahead to now, so that no budget stays closed longer than its limits.
 */
export const repairBudgets = async (transaction: Transaction<Database>, now: Date): Promise<void> => {
  const [held, under] = [maxPauseMs, longestCall].map((wait) => new Date(now.getTime() + wait).toISOString())
  await sql`update rate_budgets set held_until = ${held} where held_until > ${held}`.execute(transaction)
  await sql`update rate_slots set expires_at = ${under} where expires_at > ${under}`.execute(transaction)
  const budgets = await transaction
    .selectFrom('rateBudgets')
    .select(['name', 'uses'])
    .where(sql<boolean>`uses <> '{}'`)
    .orderBy('name')
    .forUpdate()
    .execute()
  for (const { name, uses } of budgets) {
    const counted = Object.fromEntries(
      Object.entries(uses).map(([seconds, parts]) => [
        seconds,
        clampToNow(parts, { seconds: Number(seconds) }, now.getTime()),
      ]),
    )
    await transaction
      .updateTable('rateBudgets')
      .set({ uses: JSON.stringify(counted) })
      .where('name', '=', name)
      .execute()
  }
}
