import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import type { OpenProject } from '../projects/load-project.ts'
import { cloudsOf } from '../sites/create-sites.ts'

interface Place {
  readonly site: string
  readonly cloud: string
  readonly account: string | null
  readonly bucket: string | null
}

/** Returns the project's published sites with their rows. */
const publishedSites = async ({ db }: Pick<AppContext, 'db'>, turboId: string) => {
  const { rows } = await sql<{ id: string; row: number | null }>`
    select site.id, home.site_row as row from sites site
    join turbo_pages home on home.turbo_id = site.turbo_id and home.kind = 'home' and home.site_value = site.turbo_value
    where site.turbo_id = ${turboId} and site.removed_at is null
      and exists (select from site_targets target where target.site_id = site.id)`.execute(db)
  return rows
}

const placesOf = async (
  context: Pick<AppContext, 'db'>,
  opened: OpenProject,
  site: { readonly id: string; readonly row: number | null },
): Promise<readonly Place[]> =>
  (await cloudsOf(context, opened, site)).flatMap(({ cloud, accountLabel = null, buckets }) => {
    const names = cloud === 'builtin' ? [null] : buckets.map(({ bucket }) => bucket)
    return names.map((bucket) => ({ site: site.id, cloud, account: accountLabel, bucket }))
  })

/**
 * Counts a plan's pages that its targets already hold, per target; republishing them takes no unit. Pages are
 * identified by path, as in publications.
 */
export const livePages = async (context: Pick<AppContext, 'db'>, opened: OpenProject): Promise<number> => {
  const { id } = opened.turbo
  const breathe = createEventLoopYield()
  const places: Place[] = []
  for (const site of await publishedSites(context, id)) {
    places.push(...(await placesOf(context, opened, site)))
    await breathe()
  }
  if (places.length === 0) return 0
  const { rows } = await sql<{ live: string }>`
    select count(*) as live
    from json_to_recordset(${JSON.stringify(places)}::json)
      as place (site uuid, cloud text, account text, bucket text)
    join site_targets target on target.site_id = place.site and target.cloud = place.cloud
      and target.account_label is not distinct from place.account
      and target.bucket is not distinct from place.bucket
    join sites site on site.id = place.site
    join turbo_pages page on page.turbo_id = ${id} and page.site_value = site.turbo_value
    join site_files held on held.target_id = target.id
      and held.path = case page.path when '' then 'index.html' else page.path || '/index.html' end`.execute(
    context.db,
  )
  return Number(rows[0]?.live ?? 0)
}
