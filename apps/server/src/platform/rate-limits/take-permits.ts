import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database.ts'
import type { BudgetUses } from '../db/tables.ts'
import { uuidV7 } from '../db/uuid-v7.ts'
import type { RateBudget } from './rate-budget.ts'
import { nextFreeAt, remainingUses, addUses } from './sliding-window.ts'

/** Permission for a number of calls. */
export interface Permit {
  readonly id: string
  /** Number of granted calls; fewer than requested if there was no room for more. */
  readonly count: number
}

export type AcquireResult =
  | { readonly ok: true; readonly permit: Permit }
  /** No permit; a retry makes sense from `until` on. */
  | { readonly ok: false; readonly until: Date; readonly budget: string }

export interface PermitRequest {
  /** Calls that could start now. */
  readonly count: number
  /** Lease in ms, for permits that are never released: longer than any call. */
  readonly lease: number
  /** Id for the permit, such as that of the job that calls, so that `shortenLeases` can name it. A new one by default. */
  readonly id?: string
}

/** Ms until a retry, by when a call may have ended. */
const retryAfterMs = 500

interface State {
  readonly budget: RateBudget
  readonly heldUntil: number
  readonly uses: BudgetUses
  readonly underway: number
  /** Time at which the first lease of the running calls expires. */
  readonly nextEnd: number
}

/** Locks the budgets until the transaction ends, always in the order of their names. */
const locked = async (
  transaction: Kysely<Database>,
  budgets: readonly RateBudget[],
  now: Date,
): Promise<readonly State[]> => {
  const names = budgets.map(({ name }) => name)
  const { rows } = await sql<{ name: string; heldUntil: string | null; uses: BudgetUses }>`
    insert into rate_budgets (name) select unnest(${names}::text[])
    on conflict (name) do update set name = excluded.name
    returning name, held_until, uses`.execute(transaction)
  // a statement of its own, because it has to see what was taken while this one waited for the lock
  const { rows: slots } = await sql<{ budget: string; underway: number; nextEnd: string }>`
    with gone as (delete from rate_slots where budget = any(${names}) and expires_at <= ${now.toISOString()})
    select budget, sum(taken) as underway, min(expires_at) as next_end from rate_slots
    where budget = any(${names}) and expires_at > ${now.toISOString()} group by budget`.execute(transaction)
  return budgets.map((budget) => {
    const row = rows.find(({ name }) => name === budget.name)
    const taken = slots.find((each) => each.budget === budget.name)
    return {
      budget,
      heldUntil: row?.heldUntil ? Date.parse(row.heldUntil) : 0,
      uses: row?.uses ?? {},
      underway: Number(taken?.underway ?? 0),
      nextEnd: taken ? Date.parse(taken.nextEnd) : 0,
    }
  })
}

const usesOf = ({ uses }: State, seconds: number) => uses[String(seconds)] ?? []

const roomOf = (state: State, now: number): number => {
  const { limits = [], atOnce = Infinity } = state.budget
  if (state.heldUntil > now) return 0
  return Math.min(
    Math.max(0, atOnce - state.underway),
    ...limits.map((limit) => remainingUses(usesOf(state, limit.seconds), limit, now)),
  )
}

/** Returns when a full budget may have room again. */
const roomAt = (state: State, now: number): number => {
  const { limits = [], atOnce = Infinity } = state.budget
  const full = state.underway >= atOnce
  return Math.max(
    state.heldUntil,
    full ? Math.min(state.nextEnd, now + retryAfterMs) : now,
    ...limits.map((limit) => nextFreeAt(usesOf(state, limit.seconds), limit, now)),
  )
}

const record = async (
  transaction: Kysely<Database>,
  states: readonly State[],
  { id, count }: Permit,
  { now, lease }: { readonly now: number; readonly lease: number },
): Promise<void> => {
  for (const { budget, uses } of states.filter(({ budget }) => budget.limits?.length)) {
    const after = Object.fromEntries(
      (budget.limits ?? []).map((limit) => [
        limit.seconds,
        addUses(uses[String(limit.seconds)] ?? [], limit, now, count),
      ]),
    )
    await transaction
      .updateTable('rateBudgets')
      .set({ uses: JSON.stringify(after) })
      .where('name', '=', budget.name)
      .execute()
  }
  const bounded = states.filter(({ budget }) => budget.atOnce !== undefined)
  if (bounded.length === 0) return
  const expiresAt = new Date(now + lease).toISOString()
  await transaction
    .insertInto('rateSlots')
    .values(
      bounded.map(({ budget }) => ({
        id: uuidV7(),
        budget: budget.name,
        permit: id,
        taken: count,
        expiresAt,
      })),
    )
    .execute()
}

/**
 * Acquires permits from all budgets at once or from none: as many as each has room for, up to the requested
 * count. Exact for any number of workers, because it locks the budgets' rows, in its own transaction or a
 * given short one. Release the permits after the calls, or they remain until the lease ends.
 */
export const acquirePermits = async (
  db: Kysely<Database>,
  budgets: readonly RateBudget[],
  { count, lease, id }: PermitRequest,
  now: Date,
): Promise<AcquireResult> => {
  if (!db.isTransaction)
    return db
      .transaction()
      .execute((own) => acquirePermits(own, budgets, { count, lease, ...(id !== undefined && { id }) }, now))
  const time = now.getTime()
  const sorted = budgets.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const states = await locked(db, sorted, now)
  const given = Math.min(count, ...states.map((state) => roomOf(state, time)))
  if (given < 1) {
    const full = states.filter((state) => roomOf(state, time) < 1)
    const last = full.reduce((one, other) => (roomAt(other, time) > roomAt(one, time) ? other : one))
    return { ok: false, until: new Date(Math.max(roomAt(last, time), time + 1)), budget: last.budget.name }
  }
  const permit = { id: id ?? uuidV7(), count: given }
  await record(db, states, permit, { now: time, lease })
  return { ok: true, permit }
}

/**
 * Returns whether permits of a budget may be used again, without locking it: it is neither paused nor full of calls in
 * progress, and their leases have not ended, which happens to a process that stood still for as long.
 */
export const mayReuse = async (
  db: Kysely<Database>,
  { name, atOnce = Infinity }: RateBudget,
  permits: readonly Permit[],
  now: Date,
): Promise<boolean> => {
  const ids = [...new Set(permits.map(({ id }) => id))]
  const { rows } = await sql<{ isHeld: boolean; underway: number; own: number }>`
    select coalesce(held_until > ${now.toISOString()}::timestamptz, false) as is_held, underway, own
    from rate_budgets cross join lateral (
      select coalesce(sum(taken), 0)::int as underway,
        (count(*) filter (where permit = any(${ids}::uuid[])))::int as own
      from rate_slots where budget = rate_budgets.name and expires_at > ${now.toISOString()}::timestamptz
    ) as slots
    where name = ${name}`.execute(db)
  const [row] = rows
  // calls of a budget without a limit of those at once have no leases
  const isOurs = atOnce === Infinity || row?.own === ids.length
  return row !== undefined && !row.isHeld && row.underway < atOnce && isOurs
}

/** Releases permits after their calls, however those ended. Uses counted by windows remain. */
export const releasePermits = async (db: Kysely<Database>, permits: readonly Permit[]): Promise<void> => {
  if (permits.length === 0) return
  const counts = new Map<string, number>()
  for (const { id, count } of permits) counts.set(id, (counts.get(id) ?? 0) + count)
  await sql`
    with over as (select * from unnest(${[...counts.keys()]}::uuid[], ${[...counts.values()]}::integer[]) as t (permit, count)),
    gone as (
      delete from rate_slots as slot using over where slot.permit = over.permit and slot.taken <= over.count
    )
    update rate_slots as slot set taken = slot.taken - over.count
    from over where slot.permit = over.permit and slot.taken > over.count`.execute(db)
}

/**
 * Ends the leases of these permits at the given times, unless they end before; for permits whose holder died.
 */
export const shortenLeases = async (db: Kysely<Database>, ends: ReadonlyMap<string, Date>): Promise<void> => {
  if (ends.size === 0) return
  const until = [...ends.values()].map((end) => end.toISOString())
  await sql`
    update rate_slots as slot set expires_at = least(slot.expires_at, over.until)
    from (select * from unnest(${[...ends.keys()]}::uuid[], ${until}::timestamptz[]) as t (permit, until)) as over
    where slot.permit = over.permit`.execute(db)
}

/** Renews the leases of running calls. */
export const renewPermits = async (
  db: Kysely<Database>,
  ids: readonly string[],
  lease: number,
  now: Date,
): Promise<void> => {
  const until = new Date(now.getTime() + lease).toISOString()
  await sql`update rate_slots set expires_at = ${until} where permit = any(${ids}::uuid[])`.execute(db)
}
