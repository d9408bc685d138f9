import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { UsageReservation } from '../../../platform/db/tables.ts'
import type { Database } from '../../../platform/db/database.ts'
import { releaseUsage } from '../../billing/index.ts'
import { unitsByMonth } from './units-by-month.ts'

/** Releases the units of posts that will never be published; `which` is a condition on campaign_jobs. */
export const giveBackUnits = async (
  transaction: Transaction<Database>,
  which: RawBuilder<boolean>,
): Promise<void> => {
  const { rows } = await sql<{ usageReservation: UsageReservation }>`
    with holding as (
      select id, usage_reservation from campaign_jobs
      where usage_reservation is not null and ${which} order by id for update
    )
    update campaign_jobs as job set usage_reservation = null from holding where job.id = holding.id
    returning holding.usage_reservation`.execute(transaction)
  const reserved = rows.map(({ usageReservation }) => usageReservation)
  for (const units of unitsByMonth(reserved)) await releaseUsage(transaction, units)
}
