import type { LeadTotals, LeadTotalsQuery } from '@web2/contract/leads'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { publicDatabaseError } from '../../../platform/db/adapter/database-errors.ts'

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

/** Expressions for the group of counted calls. */
const calledOf = {
  site: sql`site_id`,
  page: sql`page_id`,
  campaign: sql`nullif(campaign, '')::uuid`,
} as const

/**
 * Returns the totals of leads and counted calls, most leads first, without spam. Values are of won leads, in cents by
 * currency. Calls are those of the days in UTC that the range touches.
 */
export const leadTotals = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  { by, siteId, from, to }: LeadTotalsQuery,
): Promise<LeadTotals[]> => {
  const column = sql.ref(columns[by])
  const ofSite = siteId === undefined ? sql`` : sql`and site_id = ${siteId}`
  const inRange = sql`${ofSite}
    ${from === undefined ? sql`` : sql`and created_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and created_at < ${to}`}`
  const onDays = sql`${ofSite}
    ${from === undefined ? sql`` : sql`and day >= (${from}::timestamptz at time zone 'utc')::date`}
    ${to === undefined ? sql`` : sql`and day < ${to}::timestamptz at time zone 'utc'`}`
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
    ), called as (
      select ${calledOf[by]} as of, sum(calls)::int as calls from lead_calls
      where account_id = ${accountId} ${onDays}
      group by 1
    ), joined as (
      select of, sum(leads)::int as leads, sum(won)::int as won, sum(calls)::int as calls,
        coalesce((array_agg(value) filter (where value is not null))[1], '{}') as value
      from (
        select of, leads, won, 0 as calls, value from totals
        union all select of, 0, 0, calls, null from called
      ) as both_kinds
      group by of
    )
    select joined.of, coalesce(subject.name, '') as name, leads, won, calls, value from joined
    left join ${sql.table(named[by])} as subject on subject.id = joined.of and subject.account_id = ${accountId}
    order by leads desc, calls desc, name, joined.of limit ${most}`
    .execute(db)
    .catch((error: unknown) => {
      // PostgreSQL knows fewer dates and time zones than RFC 3339
      throw publicDatabaseError({}, error)
    })
  return rows.map((row) => ({ ...row, value: { ...row.value } }))
}
