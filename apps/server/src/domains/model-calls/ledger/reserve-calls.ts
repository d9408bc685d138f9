import type { AiService, PaidTask } from '@web2/contract/ai'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** A call before it is made. */
export interface CallToReserve {
  readonly id: string
  readonly accountId: string
  readonly userId: string | null
  /** Month in UTC, '2026-11'; a call that ends in the next month still counts here. */
  readonly period: string
  readonly provider: AiService
  readonly model: string
  readonly task: PaidTask
  readonly prompt: string
  readonly promptVersion: number
  readonly subject: { readonly kind: string; readonly id: string | null }
  readonly inputTokens: number
  /** US dollars to hold back; 0 if the price is unknown. */
  readonly amount: number
  /** Request that is answered once, however often it is repeated. */
  readonly key: string | null
}

/** A limit that leaves no room for a call. */
export interface ReachedLimit {
  /** null for all services together. */
  readonly provider: AiService | null
  readonly amount: number
  readonly spent: number
  /** Held back for calls in progress. */
  readonly reserved: number
}

export type ReserveResult =
  | { readonly kind: 'reserved' }
  | { readonly kind: 'refused'; readonly limit: ReachedLimit }
  /** Another call has its key. */
  | { readonly kind: 'known key' }

interface Judged {
  readonly id: string
  /** null without counters of its month. */
  readonly refusedBy: AiService | '' | 'none' | null
  readonly isKept: boolean
  readonly amount: number
  readonly spent: number
  readonly reserved: number
}

/** Creates the counters of the calls' months. */
const addCounters = (db: Kysely<Database>, calls: readonly CallToReserve[]) => {
  const wanted = new Map(
    calls.flatMap(({ accountId, period, provider }) =>
      [provider, ''].map((each) => [`${accountId} ${period} ${each}`, { accountId, period, provider: each }]),
    ),
  )
  const rows = [...wanted.values()]
  return sql`
    insert into model_spending (account_id, period, provider)
    select * from unnest(
      ${rows.map(({ accountId }) => accountId)}::uuid[], ${rows.map(({ period }) => period)}::text[],
      ${rows.map(({ provider }) => provider)}::text[]
    ) as wanted order by 1, 2, 3
    on conflict do nothing`.execute(db)
}

/**
 * Inserts the calls that the limits leave room for and holds back their amounts, in one statement. It locks the counters
 * in a fixed order first, so that concurrent processes can't exceed a limit together. Calls of a batch are judged in its
 * order; one that is refused still counts for those after it.
 */
const insertFitting = async (
  db: Kysely<Database>,
  calls: readonly CallToReserve[],
  { now, leasedUntil }: { readonly now: Date; readonly leasedUntil: Date },
): Promise<readonly Judged[]> => {
  const of = <Value>(pick: (call: CallToReserve) => Value) => calls.map(pick)
  const { rows } = await sql<Judged>`
    with wanted as materialized (
      select * from unnest(
        ${of(({ id }) => id)}::uuid[], ${of(({ accountId }) => accountId)}::uuid[],
        ${of(({ userId }) => userId)}::uuid[], ${of(({ period }) => period)}::text[],
        ${of(({ provider }) => provider)}::text[], ${of(({ model }) => model)}::text[],
        ${of(({ task }) => task)}::text[], ${of(({ prompt }) => prompt)}::text[],
        ${of(({ promptVersion }) => promptVersion)}::integer[], ${of(({ subject }) => subject.kind)}::text[],
        ${of(({ subject }) => subject.id)}::uuid[], ${of(({ inputTokens }) => inputTokens)}::integer[],
        ${of(({ amount }) => amount)}::double precision[], ${of(({ key }) => key)}::text[]
      ) with ordinality as call (
        id, account_id, created_by, period, provider, model, task, prompt, prompt_version, subject_kind, subject_id,
        input_tokens, amount, call_key, place
      )
    ), counters as materialized (
      select account_id, period, provider, spent, reserved from model_spending
      where (account_id, period, provider) in (
        select account_id, period, provider from wanted union select account_id, period, '' from wanted
      )
      order by account_id, period, provider for update
    ), measured as materialized (
      select wanted.*,
        own.spent as own_spent, own.reserved as own_reserved, own_limit.amount as own_limit,
        own.spent + own.reserved + sum(wanted.amount) over (
          partition by wanted.account_id, wanted.period, wanted.provider order by place
        ) - wanted.amount as own_before,
        every.spent as every_spent, every.reserved as every_reserved, every_limit.amount as every_limit,
        every.spent + every.reserved + sum(wanted.amount) over (
          partition by wanted.account_id, wanted.period order by place
        ) - wanted.amount as every_before
      from wanted
      left join counters own using (account_id, period, provider)
      left join counters every on every.account_id = wanted.account_id and every.period = wanted.period
        and every.provider = ''
      left join model_limits own_limit on own_limit.account_id = wanted.account_id
        and own_limit.provider = wanted.provider
      left join model_limits every_limit on every_limit.account_id = wanted.account_id and every_limit.provider = ''
    ), judged as materialized (
      -- sums of doubles may be off by less than the tolerance
      select *, case
        when own_before is null or every_before is null then null
        when own_before >= own_limit or own_before + amount > own_limit + 1e-9 then provider
        when every_before >= every_limit or every_before + amount > every_limit + 1e-9 then ''
        else 'none'
      end as refused_by
      from measured
    ), kept as (
      insert into model_calls (
        id, account_id, created_by, created_at, period, provider, model, task, prompt, prompt_version, subject_kind,
        subject_id, status, reserved, input_tokens, call_key, leased_until
      )
      select id, account_id, created_by, ${now.toISOString()}::timestamptz, period, provider, model, task, prompt,
        prompt_version, subject_kind, subject_id, 'reserved', amount, input_tokens, call_key,
        ${leasedUntil.toISOString()}::timestamptz
      from judged where refused_by = 'none' order by place
      on conflict (account_id, call_key) where call_key is not null do nothing
      returning id, account_id, period, provider, reserved
    ), counted as (
      -- no union: its second part is lost where a concurrent statement has changed the counter
      update model_spending counter set reserved = counter.reserved + added.amount
      from (
        select account_id, period, provider, sum(reserved) as amount
        from kept group by grouping sets ((account_id, period, provider), (account_id, period))
      ) added
      where counter.account_id = added.account_id and counter.period = added.period
        and counter.provider = coalesce(added.provider, '') and added.amount > 0
    )
    select judged.id, refused_by, kept.id is not null as is_kept,
      case refused_by when '' then every_limit else own_limit end as amount,
      case refused_by when '' then every_spent else own_spent end as spent,
      case refused_by when '' then every_reserved else own_reserved end as reserved
    from judged left join kept on kept.id = judged.id order by place`.execute(db)
  return rows
}

const resultOf = ({ refusedBy, isKept, amount, spent, reserved }: Judged): ReserveResult => {
  if (refusedBy === 'none') return isKept ? { kind: 'reserved' } : { kind: 'known key' }
  return { kind: 'refused', limit: { provider: refusedBy || null, amount, spent, reserved } }
}

/** Reserves the calls that the account's limits leave room for; one statement, and another at the start of a month. */
export const reserveCalls = async (
  db: Kysely<Database>,
  calls: readonly CallToReserve[],
  times: { readonly now: Date; readonly leasedUntil: Date },
): Promise<readonly ReserveResult[]> => {
  const first = await insertFitting(db, calls, times)
  const uncounted = calls.filter((_call, at) => first[at]?.refusedBy === null)
  if (uncounted.length === 0) return first.map(resultOf)
  await addCounters(db, uncounted)
  const second = new Map((await insertFitting(db, uncounted, times)).map((row) => [row.id, row]))
  return first.map((row) => resultOf(second.get(row.id) ?? row))
}
