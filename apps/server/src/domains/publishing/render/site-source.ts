import { sql, type Kysely } from 'kysely'
import type { SiteFile, SiteFileKind } from '@web2/site'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { failed, type Cloud } from '../../clouds/index.ts'
import { done, type Outcome } from '../../../platform/outbound/outcome.ts'
import type { KnownContents } from '../publication-store/location-list.ts'
import { readPackIndex, type StoredFile } from '../publication-store/pack-index.ts'
import type { PublicationLocation } from '../publication-store/store-paths.ts'
import { openPackReader } from '../publication-store/pack-reader.ts'
import type { RenderCache } from './render-cache.ts'
import {
  openPageArchiveWriter,
  readStoredPages,
  type ArchivedPage,
} from '../publication-store/stored-pages.ts'
import { placeOf } from '../run/open-target.ts'
import { mainAddressFor } from '../../sites/index.ts'
import {
  recordRenderedCalls,
  recordRenderedForms,
  recordRenderedListing,
  copyRenderedListing,
} from '../run/record-published-listing.ts'
import type { PublicationRow, TargetStep } from '../publications/publication.ts'
import { openSite } from './site-reader.ts'
import type { SiteReader } from './site-reading.ts'
import { phonesOf } from './rendered-calls.ts'
import { registeringForms } from './rendered-forms.ts'
import { baseUrlAt, targetFiles } from './render-target.ts'
import type { SiteFiles } from '../run/upload-plan.ts'

/** Source of a publication's files: the site's current state, or a stored publication. */
export interface SiteSource {
  readonly files: SiteFiles
  /** Must be called once no more files are read. */
  close(): Promise<void>
}

const gone = failed({
  kind: 'bad-content',
  message: 'The files of that publication are no longer stored. Publish the current site instead.',
})

async function* keptFiles(
  place: PublicationLocation,
  siteId: string,
  listing: AsyncIterable<StoredFile>,
): AsyncGenerator<SiteFile> {
  const reader = openPackReader(place, siteId)
  try {
    for await (const kept of listing) {
      const bytes = await reader.read(kept)
      yield {
        path: kept.path,
        kind: kept.kind as SiteFileKind,
        contentType: kept.contentType,
        cacheControl: kept.cacheControl,
        body: () => bytes,
      }
    }
  } finally {
    await reader.close()
  }
}

/** Opens the files that a publication sent to a target. */
export const storedPublicationSource = async (
  { config }: Pick<AppContext, 'config'>,
  where: { readonly siteId: string; readonly publicationId: string; readonly targetId: string },
): Promise<Outcome<SiteSource>> => {
  const listing = await readPackIndex(config, { ...where, part: where.targetId })
  if (!listing) return gone
  return done({ files: keptFiles(config, where.siteId, listing), close: async () => undefined })
}

const markPagesKept = (db: Kysely<Database>, { id }: PublicationRow) =>
  db
    .updateTable('publications')
    .set({ pagesKept: true, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()

/** Passes items through and stores the pages in them; all are stored once the last one has passed. */
type KeepPages = <T>(
  things: AsyncIterable<T>,
  pagesOf: (thing: T) => readonly ArchivedPage[],
) => AsyncIterable<T>

const pagesKeeping = (
  { context: { db, config }, site, publication }: TargetStep,
  known: KnownContents,
): KeepPages | undefined => {
  // generated pages are rendered from their project's rows, which are stored there
  if (!publication || publication.pagesKept || site.turboId !== null) return undefined
  return async function* (things, pagesOf) {
    const where = { siteId: site.id, publicationId: publication.id }
    const keeper = await openPageArchiveWriter(config, where, known)
    let areKept = false
    try {
      for await (const thing of things) {
        for (const page of pagesOf(thing)) await keeper.keep(page)
        yield thing
      }
      await keeper.finish()
      areKept = true
    } finally {
      // the consumer may stop early
      if (!areKept) await keeper.abandon()
    }
    await markPagesKept(db, publication)
  }
}

const restoredSource = async (
  turn: TargetStep,
  restored: string,
  keeping: KeepPages | undefined,
): Promise<Outcome<SiteSource>> => {
  const { context, site, target } = turn
  const where = { siteId: site.id, publicationId: restored }
  const pages = keeping && (await readStoredPages(context.config, where))
  if (pages) for await (const page of keeping(pages, (each) => [each])) void page
  await copyRenderedListing(context.db, turn, restored)
  return storedPublicationSource(context, { ...where, targetId: target.id })
}

/** Opens the files of one target's step. The site's pages are stored with the first target. */
export const openSource = async (
  turn: TargetStep,
  cloud: Cloud,
  known: KnownContents,
  made?: RenderCache,
): Promise<Outcome<SiteSource>> => {
  const { context, site, target, publication } = turn
  const keeping = pagesKeeping(turn, known)
  const restored = publication?.restoredFrom ?? null
  if (restored !== null) return restoredSource(turn, restored, keeping)
  const main = await mainAddressFor(context.db, site, target.id)
  const reader = await openSite(context, site)
  await recordRenderedListing(context.db, turn, reader.nap)
  const batches: SiteReader['batches'] = (isSettled) =>
    keeping ? keeping(reader.batches(), ({ rows }) => rows) : reader.batches(isSettled)
  const place = placeOf(target)
  const baseUrl = baseUrlAt(cloud, place)
  const forms = context.contributions.leadForms.open(context.config, {
    siteId: site.id,
    targetId: target.id,
    // not every cloud has an index of folders, and visitors are led back there
    baseUrl: cloud.publicUrl(place, 'index.html'),
  })
  const calls = context.contributions.siteCalls.open(context.config, { site, cloud: target.cloud, baseUrl })
  const files = targetFiles(
    { ...reader, batches },
    {
      cloud,
      place,
      forms: forms.target,
      phones: phonesOf(site, calls),
      siteName: target.siteName,
      main,
      indexNowKey: site.indexNowKey,
      now: context.now(),
      ...(made && { made }),
    },
  )
  const register = async () => {
    await forms.register(context.db, site)
    await calls.register(context.db)
    await recordRenderedForms(context.db, turn, forms, reader.template)
    await recordRenderedCalls(context.db, turn, calls, reader)
  }
  return done({ files: registeringForms(files, forms, register), close: reader.close })
}
