import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { nextDay } from './next-release-day.ts'
import { updateProject, countPages, lockProject, type ProjectRow } from '../projects/project-view.ts'

/** Pages of a generation without a daily number that are let out while it is held: whoever pauses it waits for them. */
const atOnce = 2_000

/** The next ones in the order of the plan. Answers how many. */
const releaseNext = async (
  transaction: Transaction<Database>,
  { id }: ProjectRow,
  { most, at }: { readonly most: number; readonly at: string },
): Promise<number> => {
  const pages = await transaction
    .selectFrom('turboPages')
    .select(['id', 'siteId'])
    .where('turboId', '=', id)
    .where('kind', '=', 'page')
    .where('status', '=', 'ready')
    .where('releasedAt', 'is', null)
    .orderBy('position')
    .limit(most)
    .execute()
  const sites = [...new Set(pages.flatMap(({ siteId }) => siteId ?? []))]
  // before their pages, as whoever deletes one of them
  await sql`select from sites where id = any(${sites}::uuid[]) order by id for no key update`.execute(
    transaction,
  )
  await sql`
    update turbo_pages set released_at = ${at}, updated_at = now()
    where id = any(${pages.map((page) => page.id)}::uuid[])`.execute(transaction)
  await sql`update sites set turbo_wanted = true where id = any(${sites}::uuid[])`.execute(transaction)
  return pages.length
}

/** Pages that lead to those that are out. */
const releaseParentPages = (transaction: Transaction<Database>, turbo: ProjectRow, at: string) =>
  sql`
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

/**
 * Lets the next pages out, all or as many as a day may have; their sites want to be published. The day they are of is
 * over in the same transaction, so that a worker that is killed lets no second day's pages out. Answers whether the
 * generation was still being published.
 */
export const releaseDailyPages = async ({ db, now }: AppContext, turbo: ProjectRow): Promise<boolean> => {
  for (;;) {
    const done = await db.transaction().execute(async (transaction) => {
      const locked = await lockProject(transaction, turbo)
      if (locked?.status !== 'publishing') return 'not now'
      const { perDay, timeZone } = locked.definition.brakes
      const at = now().toISOString()
      const released = await releaseNext(transaction, locked, { most: perDay ?? atOnce, at })
      if (perDay === null && released === atOnce) return 'more'
      await releaseParentPages(transaction, locked, at)
      const nextAt = nextDay(now(), timeZone).toISOString()
      await updateProject(transaction, locked, { ...(await countPages(transaction, locked)), nextAt })
      return 'all'
    })
    if (done !== 'more') return done === 'all'
  }
}
