import { sql, type Kysely } from 'kysely'
import type { SiteFile, SiteFileKind } from '@web2/site'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import type { Cloud } from '../../providers/clouds/cloud.ts'
import { failed, type Outcome } from '../../providers/clouds/failure.ts'
import { readListing, type Location } from '../../providers/kept-files/listing.ts'
import { openKept } from '../../providers/kept-files/read-kept.ts'
import { keepPages, readKeptPages } from './kept-pages.ts'
import { loadRenderSite } from './load-render-site.ts'
import { placeOf } from './open-target.ts'
import { primaryBaseFor } from './primary-target.ts'
import type { PublicationRow, TargetStep } from './publication.ts'
import { targetFiles } from './target-files.ts'

/** Where the files of a publication come from: the site as it is, or what an earlier publication kept. */
export interface SiteSource {
  readonly files: Iterable<SiteFile>
  /** To be called when none of the files is read any more. */
  close(): void
}

const gone = failed({
  kind: 'bad-content',
  message: 'The files of that publication are not kept any more. Publish the site as it is now instead.',
})

/** The files that a publication sent to a target. */
export const keptSource = async (
  { config }: Pick<AppContext, 'config'>,
  where: { readonly siteId: string; readonly publicationId: string; readonly targetId: string },
): Promise<Outcome<SiteSource>> => {
  const listing = await readListing(config.dataDir, { ...where, part: where.targetId })
  if (!listing) return gone
  const reader = openKept(config.dataDir, where.siteId)
  const files = listing.map((kept): SiteFile => ({
    path: kept.path,
    kind: kept.kind as SiteFileKind,
    contentType: kept.contentType,
    cacheControl: kept.cacheControl,
    body: () => reader.read(kept),
  }))
  return { ok: true, value: { files, close: () => reader.close() } }
}

const markPagesKept = (db: Kysely<Database>, { id }: PublicationRow) =>
  db
    .updateTable('publications')
    .set({ pagesKept: true, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()

/** The files of one target's turn. The pages of the site are kept with the first of them. */
export const openSource = async (
  { context, site, target, publication }: TargetStep,
  cloud: Cloud,
  known: Map<string, Location>,
): Promise<Outcome<SiteSource>> => {
  const { db, config, now } = context
  const keep = async (pages: Parameters<typeof keepPages>[2]) => {
    if (!publication || publication.pagesKept) return
    await keepPages(config.dataDir, { siteId: site.id, publicationId: publication.id }, pages, known)
    await markPagesKept(db, publication)
  }

  const restored = publication?.restoredFrom ?? null
  if (restored !== null) {
    const where = { siteId: site.id, publicationId: restored }
    const pages = await readKeptPages(config.dataDir, where)
    if (pages) await keep(pages)
    return keptSource(context, { ...where, targetId: target.id })
  }
  const loaded = await loadRenderSite(context, site)
  await keep(loaded.pages)
  const files = targetFiles(loaded, {
    cloud,
    place: placeOf(target),
    primaryBaseUrl: await primaryBaseFor(db, site, target.id),
    indexNowKey: site.indexNowKey,
    now: now(),
  })
  return { ok: true, value: { files, close: () => undefined } }
}
