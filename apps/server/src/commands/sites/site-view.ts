import type { Site, SitePage, SiteTarget } from '@web2/contract'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { recordEvent, type ChangeName } from '../../db/outbox/record-event.ts'
import type { SitePagesTable, SitesTable, SiteTargetsTable } from '../../db/tables/sites.ts'

type PageRow = Omit<Selectable<SitePagesTable>, 'document' | 'html'>

export const pageView = (row: PageRow): SitePage => ({
  _id: row.id,
  name: row.name,
  slug: row.slug,
  position: row.position,
  isDefault: row.isDefault,
  title: row.title,
  description: row.description,
  version: row.version,
  updatedAt: row.updatedAt,
})

const targetView = (row: Selectable<SiteTargetsTable>): SiteTarget => ({
  _id: row.id,
  cloud: row.cloud,
  accountLabel: row.accountLabel,
  bucket: row.bucket,
  region: row.region,
  storageId: row.storageId,
  url: row.url,
  publishedAt: row.publishedAt,
  uploaded: row.uploaded,
  unchanged: row.unchanged,
  deleted: row.deleted,
  pages: row.pages,
  objects: row.objects,
  bytes: row.bytes,
  error: row.error,
  liveCheck: row.liveCheck,
  indexNow: row.indexNow,
})

const siteView = (
  row: Selectable<SitesTable>,
  pages: readonly PageRow[],
  targets: readonly Selectable<SiteTargetsTable>[],
): Site => ({
  _id: row.id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  name: row.name,
  rootSlug: row.rootSlug,
  siteLink: row.siteLink,
  status: row.status,
  napId: row.napId,
  email: row.email,
  pages: pages.filter((page) => page.siteId === row.id).map(pageView),
  targets: targets.filter((target) => target.siteId === row.id).map(targetView),
  runId: row.runId,
  primaryTargetId: row.primaryTargetId,
  indexNow: row.indexNowKey !== null,
})

/** Everything of a page but its content, which may be megabytes. */
export const pageColumns = [
  'id',
  'accountId',
  'siteId',
  'createdAt',
  'updatedAt',
  'name',
  'slug',
  'position',
  'isDefault',
  'title',
  'description',
  'version',
] as const

/** Sites as the API answers them, with pages and targets, in the order of the rows. */
export const siteViews = async (
  db: Kysely<Database>,
  rows: readonly Selectable<SitesTable>[],
): Promise<Site[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const pages = await db
    .selectFrom('sitePages')
    .select(pageColumns)
    .where('siteId', 'in', ids)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const targets = await db
    .selectFrom('siteTargets')
    .selectAll()
    .where('siteId', 'in', ids)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => siteView(row, pages, targets))
}

export const maybeSite = async (
  db: Kysely<Database>,
  where: { readonly siteId: string; readonly accountId: string },
): Promise<Site | undefined> => {
  const row = await db
    .selectFrom('sites')
    .selectAll()
    .where('id', '=', where.siteId)
    .where('accountId', '=', where.accountId)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return row && (await siteViews(db, [row]))[0]
}

/** Tells the account's sockets how a site is now; for the transaction that changed it. */
export const tellSite = async (
  transaction: Kysely<Database>,
  where: { readonly siteId: string; readonly accountId: string },
  name: ChangeName,
): Promise<Site | undefined> => {
  const site = await maybeSite(transaction, where)
  if (site)
    await recordEvent(transaction, { accountId: where.accountId, path: 'cloud-builder', name, record: site })
  return site
}
