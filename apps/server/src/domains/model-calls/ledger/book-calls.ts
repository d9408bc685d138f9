import type { AiService } from '@web2/contract/ai'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** How a call ended. */
export interface EndedCall {
  readonly id: string
  readonly status: 'booked' | 'released'
  readonly inputTokens: number
  readonly cachedTokens: number
  readonly outputTokens: number
  /** US dollars; null if the price is unknown. */
  readonly cost: number | null
  readonly estimated: boolean
  /** The answer, if it is given again to an equal question; stored in the same statement. */
  readonly answer?: { readonly key: string; readonly text: string }
  /** The call failed or its process died, so that its key may be used again. */
  readonly freesKey?: boolean
}

/** An account's limit after calls were booked. */
export interface BookedLimit {
  readonly accountId: string
  readonly period: string
  /** '' for all services together. */
  readonly provider: AiService | ''
  readonly spent: number
  readonly amount: number
  readonly warnedPeriod: string
  readonly warnedPercent: number
}

/**
 * Books or releases calls and frees what was held back for them, in one statement. A call that has ended already stays
 * as it is, so that none is booked twice; with `expiredBy`, so does one whose lease ends later. Returns the limits that
 * count the calls.
 */
export const bookCalls = async (
  db: Kysely<Database>,
  calls: readonly EndedCall[],
  { now, expiredBy }: { readonly now: Date; readonly expiredBy?: Date },
): Promise<readonly BookedLimit[]> => {
  const of = <Value>(pick: (call: EndedCall) => Value) => calls.map(pick)
  const { rows } = await sql<BookedLimit>`
    with ended as materialized (
      select * from unnest(
        ${of(({ id }) => id)}::uuid[], ${of(({ status }) => status)}::text[],
        ${of(({ inputTokens }) => inputTokens)}::integer[], ${of(({ cachedTokens }) => cachedTokens)}::integer[],
        ${of(({ outputTokens }) => outputTokens)}::integer[], ${of(({ cost }) => cost)}::double precision[],
        ${of(({ estimated }) => estimated)}::boolean[], ${of(({ answer }) => answer?.key ?? null)}::text[],
        ${of(({ answer }) => answer?.text ?? null)}::text[], ${of(({ freesKey = false }) => freesKey)}::boolean[]
      ) as call (
        id, status, input_tokens, cached_tokens, output_tokens, cost, estimated, answer_key, answer, frees_key
      )
    ), counters as materialized (
      select provider from model_spending
      where (account_id, period, provider) in (
        select account_id, period, provider from model_calls where id in (select id from ended)
        union select account_id, period, '' from model_calls where id in (select id from ended)
      )
      order by account_id, period, provider for update
    ), booked as (
      update model_calls call
      set status = ended.status, input_tokens = ended.input_tokens, cached_tokens = ended.cached_tokens,
        output_tokens = ended.output_tokens, cost = ended.cost, estimated = ended.estimated,
        ended_at = ${now.toISOString()}::timestamptz, updated_at = now(), leased_until = null,
        call_key = case when ended.frees_key then null else call.call_key end
      from ended
      where call.id = ended.id and call.status = 'reserved'
        and (${expiredBy?.toISOString() ?? null}::timestamptz is null
          or call.leased_until <= ${expiredBy?.toISOString() ?? null}::timestamptz)
        -- the counters are locked before the calls, as when calls are reserved
        and (select count(*) from counters) > 0
      returning call.id, call.account_id, call.period, call.provider, call.model, call.reserved,
        call.status = 'booked' as is_booked, call.cost, ended.answer_key, ended.answer
    ), kept as (
      insert into model_answers as known (account_id, key, provider, model, text, created_at)
      select distinct on (account_id, answer_key) account_id, answer_key, provider, model, answer,
        ${now.toISOString()}::timestamptz
      from booked where answer_key is not null
      on conflict (account_id, key) do update
        set provider = excluded.provider, model = excluded.model, text = excluded.text,
          created_at = excluded.created_at
    ), counted as (
      update model_spending counter
      set spent = counter.spent + added.cost, reserved = greatest(0, counter.reserved - added.held),
        calls = counter.calls + added.calls, unpriced = counter.unpriced + added.unpriced
      from (
        select account_id, period, provider, coalesce(sum(cost), 0) as cost, sum(reserved) as held,
          count(*) filter (where is_booked) as calls, count(*) filter (where is_booked and cost is null) as unpriced
        from booked group by grouping sets ((account_id, period, provider), (account_id, period))
      ) added
      where counter.account_id = added.account_id and counter.period = added.period
        and counter.provider = coalesce(added.provider, '')
      returning counter.account_id, counter.period, counter.provider, counter.spent
    )
    select counted.*, amount, warned_period, warned_percent
    from counted join model_limits using (account_id, provider)`.execute(db)
  return rows
}
