import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/**
 * Releases units reserved by a project's pages for texts that won't be generated: of all pages, or only of
 * those last planned before `planNumber`.
 */
export const releasePageUnits = async (
  db: Kysely<Database>,
  turboId: string,
  planNumber: number | null = null,
): Promise<void> => {
  await sql`
    with freed as (
      select id, usage_reservation as held from turbo_pages
      where turbo_id = ${turboId} and usage_reservation is not null
        and (${planNumber}::int is null or plan_number < ${planNumber}::int)
      order by id for no key update
    ), emptied as (
      update turbo_pages page set usage_reservation = null, status = 'planned'
      from freed where page.id = freed.id
    ), sums as (
      select (held->>'accountId')::uuid as account_id, held->>'period' as period, held->>'resource' as resource,
        sum((held->>'amount')::int)::int as amount
      from freed group by 1, 2, 3
    )
    update usage_counters counter set reserved = greatest(0, counter.reserved - sums.amount) from sums
    where counter.account_id = sums.account_id and counter.period = sums.period
      and counter.resource = sums.resource`.execute(db)
}
