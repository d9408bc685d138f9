import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Usage } from '@web2/contract/billing'
import { meteredResources, type MeteredResource } from '@web2/contract/core'
import type { Database } from '../../platform/db/database.ts'
import { usagePeriod } from '../accounts/index.ts'
import { usageExhausted } from '../../platform/errors.ts'

/** Units reserved for running work. Plain data, so that a job can store it. */
export interface UsageReservation {
  readonly accountId: string
  readonly resource: MeteredResource
  /** Month in UTC, '2026-11'; work that ends in the next month still counts here. */
  readonly period: string
  readonly amount: number
}

/** Returns SQL for the monthly limit of the account's tier, so that check and count are one statement. */
const allowance = (resource: MeteredResource) =>
  sql`coalesce((select ${sql.ref(`tiers.${resource}`)} from tiers where tiers.type = accounts.tier), 0)`

/**
 * Reserves units before work starts; exact under concurrency, because the counter's row is locked. Throws 402
 * if the month's limit doesn't cover them. `keep` returns an update `… from reserved …` that stores the
 * reservation in the same statement.
 */
export const reserveUsage = async (
  db: Kysely<Database>,
  wanted: { readonly accountId: string; readonly resource: MeteredResource; readonly amount: number },
  now: Date,
  keep: (reservation: UsageReservation) => RawBuilder<unknown> = () => sql`select`,
): Promise<UsageReservation> => {
  const { accountId, resource, amount } = wanted
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} units cannot be reserved`)
  const period = usagePeriod(now)
  const reservation = { accountId, resource, period, amount }
  const { rows } = await sql`
    with reserved as (
      insert into usage_counters as counter (account_id, period, resource, reserved)
      select id, ${period}, ${resource}, ${amount}::int from accounts
      where id = ${accountId} and ${amount}::int <= ${allowance(resource)}
      on conflict (account_id, period, resource) do update
        set reserved = counter.reserved + excluded.reserved
        where counter.used + counter.reserved + excluded.reserved <=
          (select ${allowance(resource)} from accounts where id = counter.account_id)
      returning 1
    ), kept as (${keep(reservation)})
    select 1 from reserved`.execute(db)
  if (rows.length === 0) throw usageExhausted()
  return reservation
}

/** Counts `used` units of the reservation and releases the rest. */
export const commitUsage = async (
  db: Kysely<Database>,
  { accountId, resource, period, amount }: UsageReservation,
  used = amount,
): Promise<void> => {
  if (used < 0 || used > amount) throw new RangeError(`${used} of ${amount} reserved units cannot be used`)
  await sql`
    update usage_counters set used = used + ${used}::int, reserved = greatest(0, reserved - ${amount}::int)
    where account_id = ${accountId} and period = ${period} and resource = ${resource}`.execute(db)
}

/** Releases the whole reservation. */
export const releaseUsage = (db: Kysely<Database>, reservation: UsageReservation): Promise<void> =>
  commitUsage(db, reservation, 0)

/** Returns this month's usage of one account for all metered resources. */
export const monthlyUsage = async (db: Kysely<Database>, accountId: string, now: Date): Promise<Usage[]> => {
  const period = usagePeriod(now)
  const [allowed, counters, days] = await Promise.all([
    db
      .selectFrom('accounts')
      .innerJoin('tiers', 'tiers.type', 'accounts.tier')
      .select(meteredResources.map((name) => `tiers.${name}` as const))
      .where('accounts.id', '=', accountId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('usageCounters')
      .select(['resource', 'used', 'reserved'])
      .where('accountId', '=', accountId)
      .where('period', '=', period)
      .execute(),
    db
      .selectFrom('usageDays')
      .select(['resource', 'day', 'used'])
      .where('accountId', '=', accountId)
      .where('period', '=', period)
      .execute(),
  ])
  return meteredResources.map((resource) => {
    const { used = 0, reserved = 0 } = counters.find((counter) => counter.resource === resource) ?? {}
    const own = days.filter((each) => each.resource === resource)
    const byDay = Array.from(
      { length: now.getUTCDate() },
      (_, at) => own.find(({ day }) => day === at + 1)?.used ?? 0,
    )
    return { resource, period, used, reserved, allowed: allowed[resource], days: byDay }
  })
}
