import {
  meteredResources,
  usedResourcesPercent,
  type MeteredResource,
  type TierData,
} from '@web2/contract/core'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { usagePeriod } from '../usage-period.ts'

/** Returns the tier and the month's usage of accounts by id; reserved units count as used. */
export const tierDataOf = async (
  db: Kysely<Database>,
  accountIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, TierData>> => {
  const rows = await db
    .selectFrom('accounts as account')
    .innerJoin('tiers', 'tiers.type', 'account.tier')
    .leftJoin('usageCounters as counter', (join) =>
      join.onRef('counter.accountId', '=', 'account.id').on('counter.period', '=', usagePeriod(now)),
    )
    .select(['account.id', 'account.tier', 'counter.resource', 'counter.used', 'counter.reserved'])
    .select(meteredResources.map((name) => `tiers.${name}` as const))
    .where('account.id', 'in', accountIds)
    .execute()
  const answer = new Map<string, TierData>()
  for (const { id, tier, ...limits } of rows) {
    const own = rows.filter((row) => row.id === id)
    const of = (resource: MeteredResource) => own.find((row) => row.resource === resource)
    const used = Object.fromEntries(
      meteredResources.map((name) => [name, (of(name)?.used ?? 0) + (of(name)?.reserved ?? 0)]),
    ) as Record<MeteredResource, number>
    answer.set(id, { type: tier, usedResources: usedResourcesPercent(used, limits) })
  }
  return answer
}
