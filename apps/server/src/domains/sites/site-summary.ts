import type { SiteSummary, SiteTarget } from '@web2/contract/sites'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isUuid } from '../../platform/db/uuid-v7.ts'
import { recordEvent, type ChangeName } from '../../platform/events/outbox/record-event.ts'
import type { SitesTable, SiteTargetsTable } from './tables.ts'
import { listingState, type NapsTable } from '../listings/index.ts'
import { liveAddress, mainAmong } from './primary-target.ts'

/** Returns whether the forms of a target post to a previous PUBLIC_URL. */
const formsMoved = (row: Selectable<SiteTargetsTable>): boolean =>
  row.publishedAt !== null && row.shownFormsUrl !== null && row.formsMoved

/** Returns whether the pages of a target differ from the settings for calls. */
const callsMoved = (row: Selectable<SiteTargetsTable>): boolean => row.publishedAt !== null && row.callsMoved

const targetView = (row: Selectable<SiteTargetsTable>, mainUrl: string | undefined): SiteTarget => ({
  _id: row.id,
  cloud: row.cloud,
  accountLabel: row.accountLabel,
  bucket: row.bucket,
  region: row.region,
  storageId: row.storageId,
  siteName: row.siteName,
  rootSlug: row.folder,
  url: row.url,
  publishedAt: row.publishedAt,
  mainMoved:
    row.publishedAt !== null &&
    row.shownMainUrl !== null &&
    mainUrl !== undefined &&
    row.shownMainUrl !== mainUrl,
  formsMoved: formsMoved(row),
  callsMoved: callsMoved(row),
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

/** Returns whether a target shows an outdated version of the site's listing. */
const isOutdated = (
  nap: Selectable<NapsTable> | undefined,
  targets: readonly Selectable<SiteTargetsTable>[],
): boolean => {
  if (!nap) return false
  const { kgmid, ...data } = nap
  return targets.some(
    ({ publishedAt, shownNapId, shownListing: shown }) =>
      publishedAt !== null &&
      listingState(nap.id, { ...data, KGMID: kgmid }, { usedId: nap.id, shownId: shownNapId, shown })
        .state === 'changed',
  )
}

interface OfSite {
  readonly pageCount: number
  readonly targets: readonly Selectable<SiteTargetsTable>[]
  readonly nap: Selectable<NapsTable> | undefined
}

const summaryView = (row: Selectable<SitesTable>, { pageCount, targets, nap }: OfSite): SiteSummary => {
  const main = mainAmong(row, targets)
  const mainUrl = main?.url ? liveAddress(main.url).baseUrl : undefined
  return {
    _id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    createdBy: row.createdBy,
    name: row.name,
    rootSlug: row.rootSlug,
    siteLink: row.siteLink,
    cloud: main?.cloud ?? null,
    status: row.status,
    napId: row.napId,
    email: row.email,
    pageCount,
    targets: targets.map((target) => targetView(target, mainUrl)),
    isOutdated: isOutdated(nap, targets) || targets.some(formsMoved) || targets.some(callsMoved),
    runId: row.runId,
    primaryTargetId: row.primaryTargetId,
    indexNow: row.indexNowKey !== null,
    fasterImages: row.fasterImages,
    headerId: row.headerId,
    footerId: row.footerId,
    trackingNumber: row.trackingNumber,
  }
}

const listingsOf = async (
  db: Kysely<Database>,
  rows: readonly Selectable<SitesTable>[],
): Promise<ReadonlyMap<string, Selectable<NapsTable>>> => {
  const ids = [...new Set(rows.flatMap(({ napId }) => napId ?? []))]
  if (ids.length === 0) return new Map()
  const naps = await db.selectFrom('naps').selectAll().where('id', 'in', ids).execute()
  return new Map(naps.map((nap) => [nap.id, nap]))
}

/** Returns sites with their targets and page counts, in the order of the rows. */
export const siteSummaries = async (
  db: Kysely<Database>,
  rows: readonly Selectable<SitesTable>[],
): Promise<SiteSummary[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const counts = await db
    .selectFrom('sitePages')
    .select(['siteId', ({ fn }) => fn.countAll<string>().as('pages')])
    .where('siteId', 'in', ids)
    .groupBy('siteId')
    .execute()
  const targets = await db
    .selectFrom('siteTargets')
    .selectAll()
    .where('siteId', 'in', ids)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const generated = await db
    .selectFrom('turboPages')
    .select(['siteId', ({ fn }) => fn.countAll<string>().as('pages')])
    .where('siteId', 'in', ids)
    .groupBy('siteId')
    .execute()
  const countOf = new Map([...counts, ...generated].map(({ siteId, pages }) => [siteId, Number(pages)]))
  const targetsOf = Map.groupBy(targets, ({ siteId }) => siteId)
  const napOf = await listingsOf(db, rows)
  return rows.map((row) =>
    summaryView(row, {
      pageCount: countOf.get(row.id) ?? 0,
      targets: targetsOf.get(row.id) ?? [],
      nap: napOf.get(row.napId ?? ''),
    }),
  )
}

export interface SiteOfAccount {
  readonly siteId: string
  readonly accountId: string
}

/** Returns the row of a site unless it is deleted; undefined for a malformed id. */
export const maybeSiteRow = async (
  db: Kysely<Database>,
  where: SiteOfAccount,
): Promise<Selectable<SitesTable> | undefined> =>
  isUuid(where.siteId)
    ? db
        .selectFrom('sites')
        .selectAll()
        .where('id', '=', where.siteId)
        .where('accountId', '=', where.accountId)
        .where('removedAt', 'is', null)
        .executeTakeFirst()
    : undefined

export const maybeSummary = async (
  db: Kysely<Database>,
  where: SiteOfAccount,
): Promise<SiteSummary | undefined> => {
  const row = await maybeSiteRow(db, where)
  return row && (await siteSummaries(db, [row]))[0]
}

/**
 * Emits a site's state in the transaction that changed it. Leaves out the pages, because a save of one page
 * would carry all others.
 */
export const emitSiteChanged = async (
  transaction: Kysely<Database>,
  where: SiteOfAccount,
  name: ChangeName,
): Promise<void> => {
  const record = await maybeSummary(transaction, where)
  if (record)
    await recordEvent(transaction, { accountId: where.accountId, path: 'cloud-builder', name, record })
}
