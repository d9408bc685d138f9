import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { TurboRow } from './turbo-view.ts'

/**
 * Lets the next pages out, in the order of the plan, all or as many as a day may have; with them the pages that lead to
 * them. Their sites want to be published. Answers how many are out now, and how many made ones wait.
 */
export const releasePages = (
  { db, now }: AppContext,
  turbo: TurboRow,
): Promise<{ released: number; left: number }> =>
  db.transaction().execute(async (transaction) => {
    const at = now().toISOString()
    const { perDay } = turbo.definition.brakes
    const released = await sql<{ siteId: string; pages: number }>`
      with out as (
        update turbo_pages set released_at = ${at}, updated_at = now()
        where id in (
          select id from turbo_pages
          where turbo_id = ${turbo.id} and kind = 'page' and status = 'ready' and released_at is null
          order by position limit ${perDay ?? null}::int
        ) returning site_id
      ) select site_id, count(*)::int as pages from out group by site_id`.execute(transaction)
    await sql`
      update turbo_pages as lead set released_at = ${at}, updated_at = now()
      where lead.turbo_id = ${turbo.id} and lead.released_at is null and (
        (lead.kind = 'home' and lead.site_id in (
          select site_id from turbo_pages where turbo_id = ${turbo.id} and kind = 'page' and released_at is not null))
        or (lead.kind = 'hub' and (lead.site_id, lead.hub_list, lead.name) in (
          select out.site_id, list.number, left(out.terms[list.number + 1], 300)
          from turbo_pages as out, (select distinct hub_list as number from turbo_pages where turbo_id = ${turbo.id} and kind = 'hub') as list
          where out.turbo_id = ${turbo.id} and out.kind = 'page' and out.released_at is not null)))`.execute(
      transaction,
    )
    const sites = released.rows.map(({ siteId }) => siteId)
    if (sites.length > 0)
      await transaction.updateTable('sites').set({ turboWanted: true }).where('id', 'in', sites).execute()
    const { left } = await transaction
      .selectFrom('turboPages')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('turboId', '=', turbo.id)
      .where('kind', '=', 'page')
      .where('status', '=', 'ready')
      .where('releasedAt', 'is', null)
      .executeTakeFirstOrThrow()
    return { released: released.rows.reduce((sum, { pages }) => sum + pages, 0), left: Number(left) }
  })
