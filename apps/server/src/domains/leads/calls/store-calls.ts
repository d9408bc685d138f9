import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { storedJson } from '../stored-json.ts'
import { campaignById, campaignByValue } from '../receive/find-campaign.ts'

/** Taps on a page within a day. */
export interface CallsOfPage {
  readonly siteId: string
  readonly pageId: string | null
  readonly path: string
  /** The one thing by which the page's URL names its campaign; both null for none. */
  readonly campaignId: string | null
  readonly campaignValue: string | null
  /** Day in UTC, as `2026-11-30`. */
  readonly day: string
  readonly calls: number
}

/**
 * Adds taps to the counters by one statement. Returns the sites that count; the taps of others, which are unknown,
 * deleted or switched off, are dropped.
 */
export const storeCalls = async (
  { db }: Pick<AppContext, 'db'>,
  taps: readonly CallsOfPage[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ readonly siteId: string }>`
    with taps as (
      select * from jsonb_to_recordset(${storedJson(taps)}::jsonb)
        as tap("siteId" uuid, "pageId" uuid, path text, "campaignId" uuid, "campaignValue" text, day date, calls integer)
    ), stored as (
      insert into lead_calls (account_id, site_id, page_id, page_path, campaign, day, calls)
      select site.account_id, site.id, max(page.id::text)::uuid, tap.path, coalesce(campaign.id::text, ''), tap.day,
        sum(tap.calls)
      from taps as tap
        join sites as site on site.id = tap."siteId" and site.removed_at is null and site.count_calls <> 'off'
        left join site_pages as page on page.id = tap."pageId" and page.site_id = site.id
        left join lateral (select case
          when tap."campaignId" is not null then ${campaignById(sql`site.account_id`, sql`tap."campaignId"`)}
          when tap."campaignValue" is not null then ${campaignByValue(sql`site.account_id`, sql`tap."campaignValue"`)}
        end as id) as campaign on true
      group by 1, 2, 4, 5, 6 order by 2, 4, 5, 6
      on conflict (site_id, page_path, campaign, day)
        do update set calls = lead_calls.calls + excluded.calls, page_id = excluded.page_id
      returning site_id
    )
    select distinct site_id as "siteId" from stored`.execute(db.withoutPlugins())
  return new Set(rows.map(({ siteId }) => siteId))
}
