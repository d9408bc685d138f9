import type { LeadTotals, LeadTotalsQuery } from '@web2/contract/leads'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'

interface Group {
  readonly of: string | null
  readonly name: string
  readonly leads: number
  readonly won: number
  readonly calls: number
  readonly value: Readonly<Record<string, number>>
}

/** Sites, pages or campaigns of one answer. */
const most = 1_000

const columns = { site: 'site_id', page: 'page_id', campaign: 'campaign_id' } as const
const named = { site: 'sites', page: 'site_pages', campaign: 'campaigns' } as const

/**
 * Returns the totals of leads, largest first, without spam. Values are of won leads, in cents by currency; calls are
 * counted by site.
 */
export const leadTotals = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  { by, siteId, from, to }: LeadTotalsQuery,
): Promise<LeadTotals[]> => {
  const column = sql.ref(columns[by])
  const inRange = sql`
    ${siteId === undefined ? sql`` : sql`and site_id = ${siteId}`}
    ${from === undefined ? sql`` : sql`and created_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and created_at < ${to}`}`
  const calls = sql`
    select site_id as of, sum(calls)::int as calls from lead_calls
    where account_id = ${accountId}
      ${siteId === undefined ? sql`` : sql`and site_id = ${siteId}`}
      ${from === undefined ? sql`` : sql`and day >= (${from}::timestamptz at time zone 'utc')::date`}
      ${to === undefined ? sql`` : sql`and day <= (${to}::timestamptz at time zone 'utc')::date`}
    group by site_id`
  const noCalls = sql`select null::uuid as of, 0 as calls where false`
  const { rows } = await sql<Group>`
    with found as (
      select ${column} as of, currency, count(*)::int as leads,
        (count(*) filter (where status = 'won'))::int as won, sum(value) filter (where status = 'won') as value
      from leads where account_id = ${accountId} and status <> 'spam' ${inRange}
      group by 1, 2
    ), totals as (
      select of, sum(leads)::int as leads, sum(won)::int as won,
        coalesce(jsonb_object_agg(currency, value) filter (where value is not null), '{}') as value
      from found group by of
    ), called as (${by === 'site' ? calls : noCalls})
    select coalesce(totals.of, called.of) as of, coalesce(subject.name, '') as name,
      coalesce(totals.leads, 0) as leads, coalesce(totals.won, 0) as won, coalesce(called.calls, 0) as calls,
      coalesce(totals.value, '{}') as value
    from totals full join called on called.of = totals.of
    left join ${sql.table(named[by])} as subject
      on subject.id = coalesce(totals.of, called.of) and subject.account_id = ${accountId}
    order by leads desc, calls desc, name, 1 limit ${most}`.execute(db)
  return rows.map((row) => ({ ...row, value: { ...row.value } }))
}
