import type { Site, SitePage } from '@web2/contract/sites'
import { pageRows } from '@web2/site'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { SitePagesTable, SitesTable } from './tables.ts'
import { maybeSiteRow, siteSummaries, type SiteOfAccount } from './site-summary.ts'
import { themeOfText } from './theme/site-theme.ts'

type PageRow = Omit<Selectable<SitePagesTable>, 'document' | 'html'>

export const pageView = (row: PageRow): SitePage => ({
  _id: row.id,
  name: row.name,
  slug: row.slug,
  parentId: row.parentId,
  position: row.position,
  isDefault: row.isDefault,
  inNavigation: row.inNavigation,
  title: row.title,
  description: row.description,
  version: row.version,
  updatedAt: row.updatedAt,
})

/** All columns of a page but its content, which may be megabytes. */
export const pageColumns = [
  'id',
  'accountId',
  'siteId',
  'createdAt',
  'updatedAt',
  'name',
  'slug',
  'parentId',
  'position',
  'isDefault',
  'inNavigation',
  'title',
  'description',
  'version',
] as const

/** Returns sites with all their pages from the top of the tree down, in the order of the rows. */
export const siteViews = async (
  db: Kysely<Database>,
  rows: readonly Selectable<SitesTable>[],
): Promise<Site[]> => {
  if (rows.length === 0) return []
  const pages = await db
    .selectFrom('sitePages')
    .select(pageColumns)
    .where(
      'siteId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('position')
    .orderBy('id')
    .execute()
  const pagesOf = Map.groupBy(pages, ({ siteId }) => siteId)
  const summaries = await siteSummaries(db, rows)
  return summaries.map((summary) => ({
    ...summary,
    pages: pageRows((pagesOf.get(summary._id) ?? []).map(pageView)).map(({ page }) => page),
  }))
}

/** Returns a site with its pages and its theme. */
export const maybeSite = async (db: Kysely<Database>, where: SiteOfAccount): Promise<Site | undefined> => {
  const row = await maybeSiteRow(db, where)
  const [site] = row ? await siteViews(db, [row]) : []
  return row && site && { ...site, theme: themeOfText(row.theme) }
}
