import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { nextDay } from './next-day.ts'
import { changeTurbo, countPages, lockTurbo, type TurboRow } from './turbo-view.ts'

/** In the order of the plan, all or as many as a day may have; with them the pages that lead to them. */
const release = async (transaction: Transaction<Database>, turbo: TurboRow, at: string): Promise<void> => {
  const { perDay } = turbo.definition.brakes
  // before their pages, as whoever deletes one of them
  await sql`select from sites where turbo_id = ${turbo.id} order by id for no key update`.execute(transaction)
  const released = await sql<{ siteId: string }>`
      with out as (
        update turbo_pages set released_at = ${at}, updated_at = now()
        where id in (
          select id from turbo_pages
          where turbo_id = ${turbo.id} and kind = 'page' and status = 'ready' and released_at is null
          order by position limit ${perDay ?? null}::int
        ) returning site_id
      ) select distinct site_id from out`.execute(transaction)
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
}

/**
 * Lets the next pages out; their sites want to be published. The day they are of is over in the same transaction, so
 * that a worker that is killed lets no second day's pages out. Answers whether the generation was still being published.
 */
export const releaseDay = ({ db, now }: AppContext, turbo: TurboRow): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const locked = await lockTurbo(transaction, turbo)
    if (locked?.status !== 'publishing') return false
    await release(transaction, locked, now().toISOString())
    const nextAt = nextDay(now(), locked.definition.brakes.timeZone).toISOString()
    await changeTurbo(transaction, locked, { ...(await countPages(transaction, locked)), nextAt })
    return true
  })
