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

/** Returns the totals of leads, largest first, without spam. Values are of won leads, in cents by currency. */
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
    )
    select totals.of, coalesce(subject.name, '') as name, totals.leads, totals.won, totals.value from totals
    left join ${sql.table(named[by])} as subject on subject.id = totals.of and subject.account_id = ${accountId}
    order by leads desc, name, 1 limit ${most}`.execute(db)
  return rows.map((row) => ({ ...row, value: { ...row.value } }))
}
