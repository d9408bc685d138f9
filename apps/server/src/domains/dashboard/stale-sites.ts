import type { DashboardOldSite } from '@web2/contract/dashboard'
import type { NapData } from '@web2/contract/listings'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { changedFields } from '../listings/index.ts'

/** Maximum number of sites checked, most recently changed first, to bound the response time. */
const most = 1_000

const publishedSites = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('sites as site')
    .innerJoin('siteTargets as target', 'target.siteId', 'site.id')
    .leftJoin('naps as nap', (join) =>
      join
        .onRef('nap.id', '=', 'site.napId')
        .onRef('nap.accountId', '=', 'site.accountId')
        .onRef('nap.updatedAt', '>', 'target.publishedAt'),
    )
    .select(['site.id', 'site.name', 'site.updatedAt', 'target.publishedAt', 'target.shownListing'])
    .select(sql<Record<string, unknown> | null>`to_jsonb(nap)`.as('nap'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('sitePages as page')
          .select('page.id')
          .whereRef('page.siteId', '=', 'site.id')
          .whereRef('page.updatedAt', '>', 'target.publishedAt'),
      ).as('pages'),
    )
    .where('site.accountId', '=', accountId)
    .where('site.removedAt', 'is', null)
    .where('site.status', 'in', ['published', 'failed'])
    .where('target.publishedAt', 'is not', null)
    .orderBy('site.updatedAt', 'desc')
    .limit(most)
    .execute()

const camel = (name: string) =>
  name.replace(/(?<=.)_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** Converts a row of naps from to_jsonb to the field names of the API. */
const listingOf = ({ kgmid, ...row }: Record<string, unknown>): Partial<NapData> => {
  const named = Object.entries({ ...row, KGMID: kgmid }).map(([name, value]) => [camel(name), value])
  return Object.fromEntries(named) as Partial<NapData>
}

/**
 * Returns published sites with pages saved since the publication, or with listing data that differs from what
 * was published; most recently changed first.
 */
export const outdatedSites = async (
  db: Kysely<Database>,
  accountId: string,
): Promise<readonly DashboardOldSite[]> => {
  const found = new Map<string, DashboardOldSite>()
  for (const { id, name, publishedAt, shownListing, nap, pages } of await publishedSites(db, accountId)) {
    const listing =
      nap !== null && shownListing !== null && changedFields(shownListing, listingOf(nap)).length > 0
    if (!pages && !listing) continue
    const known = found.get(id)
    found.set(id, {
      _id: id,
      name,
      publishedAt: [known?.publishedAt, publishedAt ?? ''].filter((at) => at !== undefined).sort()[0] ?? '',
      pages: Boolean(pages) || known?.pages === true,
      listing: listing || known?.listing === true,
    })
  }
  return [...found.values()]
}
