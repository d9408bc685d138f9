import { historyMonths, type UsageMonth } from '@web2/contract/billing'
import { meteredResources } from '@web2/contract/core'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Returns the last months up to the current one, oldest first, as '2026-11'. */
const periods = (now: Date): string[] =>
  Array.from({ length: historyMonths }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (historyMonths - 1) + at))
      .toISOString()
      .slice(0, 7),
  )

/** Returns the account's usage of the last months, the current one last; excludes reservations. */
export const usageHistory = async (
  db: Kysely<Database>,
  accountId: string,
  now: Date,
): Promise<UsageMonth[]> => {
  const months = periods(now)
  const rows = await db
    .selectFrom('usageCounters')
    .select(['period', 'resource', 'used'])
    .where('accountId', '=', accountId)
    .where('period', '>=', months[0]!)
    .execute()
  return months.map((period) => ({
    period,
    used: Object.fromEntries(
      meteredResources.map((resource) => [
        resource,
        rows.find((row) => row.period === period && row.resource === resource)?.used ?? 0,
      ]),
    ) as UsageMonth['used'],
  }))
}
