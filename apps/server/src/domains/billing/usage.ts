import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Usage } from '@web2/contract/billing'
import { meteredResources, type MeteredResource } from '@web2/contract/core'
import type { Database } from '../../platform/db/database.ts'
import { executeAndCommit } from '../../platform/db/execute-and-commit.ts'
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

/** Returns the reservation that `reserveUsage` makes, for work that is stored before its units are reserved. */
export const usageReservation = (
  wanted: { readonly accountId: string; readonly resource: MeteredResource; readonly amount: number },
  now: Date,
): UsageReservation => ({ ...wanted, period: usagePeriod(now) })

/**
 * Reserves units before work starts; exact under concurrency, because the counter's row is locked. Throws 402
 * if the month's limit doesn't cover them. `keep` returns an update `… from reserved …` that stores the
 * reservation in the same statement.
 */
export const reserveUsage = async (
  db: Kysely<Database>,
  wanted: { readonly accountId: string; readonly resource: MeteredResource; readonly amount: number },
  now: Date,
  keep?: (reservation: UsageReservation) => RawBuilder<unknown>,
): Promise<UsageReservation> => {
  const reservation = usageReservation(wanted, now)
  await holdUsage(db, reservation, keep)
  return reservation
}

/** Puts a value into a statement: as a parameter, or into its text. */
type Put = (value: number | string) => RawBuilder<unknown>

const checkedAmount = (amount: number): number => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} units cannot be reserved`)
  return amount
}

/** Adds the units to the counter if the month has room; returns a row if so. */
const held = ({ accountId, resource, period, amount }: UsageReservation, put: Put): RawBuilder<unknown> => {
  const units = sql`${put(checkedAmount(amount))}::int`
  return sql`
    insert into usage_counters as counter (account_id, period, resource, reserved)
    select id, ${put(period)}, ${put(resource)}, ${units} from accounts
    where id = ${put(accountId)} and ${units} <= ${allowance(resource)}
    on conflict (account_id, period, resource) do update
      set reserved = counter.reserved + excluded.reserved
      where counter.used + counter.reserved + excluded.reserved <=
        (select ${allowance(resource)} from accounts where id = counter.account_id)
    returning 1`
}

/** Reserves the units of a reservation that is stored already; see `reserveUsage`. */
export const holdUsage = async (
  db: Kysely<Database>,
  reservation: UsageReservation,
  keep: (reservation: UsageReservation) => RawBuilder<unknown> = () => sql`select`,
): Promise<void> => {
  const { rows } = await sql`
    with reserved as (${held(reservation, sql.val)}), kept as (${keep(reservation)})
    select 1 from reserved`.execute(db)
  if (rows.length === 0) throw usageExhausted()
}

/** Counters are locked in this order. */
const byCounter = (one: UsageReservation, other: UsageReservation): number =>
  counterOf(one) < counterOf(other) ? -1 : 1
const counterOf = ({ accountId, period, resource }: UsageReservation) => `${accountId} ${period} ${resource}`

/** Joins the reservations of each counter. */
const joined = (reservations: readonly UsageReservation[]): readonly UsageReservation[] =>
  [...Map.groupBy(reservations, counterOf).values()]
    .map((own) => ({ ...own[0]!, amount: own.reduce((sum, { amount }) => sum + amount, 0) }))
    .toSorted(byCounter)

/** The code of the error by which a month without room fails a message. */
const divisionByZero = '22012'

/**
 * Reserves the units of reservations that are stored already and commits the transaction, in one message. Throws 402 if a
 * month has no room for all of its units; then nothing of the transaction is left.
 */
export const holdUsageAndCommit = async (
  transaction: Transaction<Database>,
  reservations: readonly UsageReservation[],
): Promise<void> => {
  const statements = joined(reservations).map(
    // a message that commits can't read how many rows were written, so none has to be an error
    (each) => sql`with reserved as (${held(each, sql.lit)}) select 1 / count(*) from reserved`,
  )
  try {
    await executeAndCommit(transaction, statements)
  } catch (error) {
    if ((error as { code?: unknown }).code === divisionByZero) throw usageExhausted()
    throw error
  }
}

/** Throws 402 if the month has no room for the units now. Reserves nothing, and waits for no other work. */
export const requireUsage = async (
  db: Kysely<Database>,
  { accountId, resource, period, amount }: UsageReservation,
): Promise<void> => {
  const { rows } = await sql<{ fits: boolean }>`
    select coalesce(counter.used + counter.reserved, 0) + ${amount}::int <= ${allowance(resource)} as fits
    from accounts left join usage_counters as counter
      on counter.account_id = accounts.id and counter.period = ${period} and counter.resource = ${resource}
    where accounts.id = ${accountId}`.execute(db)
  if (!rows[0]?.fits) throw usageExhausted()
}

/** Counts units of the reservation and releases the rest. */
const settled = (
  { accountId, resource, period, amount }: UsageReservation,
  used: number,
  put: Put,
): RawBuilder<unknown> => {
  if (used < 0 || used > amount) throw new RangeError(`${used} of ${amount} reserved units cannot be used`)
  return sql`
    update usage_counters
    set used = used + ${put(used)}::int, reserved = greatest(0, reserved - ${put(amount)}::int)
    where account_id = ${put(accountId)} and period = ${put(period)} and resource = ${put(resource)}`
}

/** Counts `used` units of the reservation and releases the rest. */
export const commitUsage = async (
  db: Kysely<Database>,
  reservation: UsageReservation,
  used = reservation.amount,
): Promise<void> => {
  await settled(reservation, used, sql.val).execute(db)
}

/** Counts all units of the reservations, or releases them, and commits the transaction, in one message. */
export const settleUsageAndCommit = (
  transaction: Transaction<Database>,
  reservations: readonly UsageReservation[],
  { isUsed }: { readonly isUsed: boolean },
): Promise<void> =>
  executeAndCommit(
    transaction,
    joined(reservations).map((each) => settled(each, isUsed ? each.amount : 0, sql.lit)),
  )

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
