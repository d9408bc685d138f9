import { localDay } from '@web2/campaigns'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { updateProject, countPages, lockProject, type ProjectRow } from '../projects/project-view.ts'

/** Pages released per transaction without a daily limit; a pause waits for its lock. */
const atOnce = 2_000

/** Releases the next pages in plan order and returns their number. */
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
  // locked before their pages, the order used when a site is deleted
  await sql`select from sites where id = any(${sites}::uuid[]) order by id for no key update`.execute(
    transaction,
  )
  await sql`
    update turbo_pages set released_at = ${at}, updated_at = now()
    where id = any(${pages.map((page) => page.id)}::uuid[])`.execute(transaction)
  await sql`update sites set turbo_wanted = true where id = any(${sites}::uuid[])`.execute(transaction)
  return pages.length
}

/** Releases first pages and hub pages with released pages below them. */
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
 * Releases the next pages, all or up to the daily limit, and marks their sites for publication. Ends the day
 * in the same transaction, so that a crash can't release a second day's pages. Returns whether the project
 * was still publishing.
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
      const nextAt = new Date(localDay(now().getTime(), timeZone).to).toISOString()
      await updateProject(transaction, locked, { ...(await countPages(transaction, locked)), nextAt })
      return 'all'
    })
    if (done !== 'more') return done === 'all'
  }
}
