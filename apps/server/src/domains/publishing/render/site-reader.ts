import { importJson, type BindingData, type BuilderDocument } from '@web2/builder'
import {
  logoMedia,
  mediaNamed,
  mediaNamedIn,
  navigationOf,
  pageRows,
  pagesAbove,
  type MovedPage,
  type PageOutline,
  type RenderPage,
  type SiteOutline,
} from '@web2/site'
import { sql, type ControlledTransaction, type Selectable } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import {
  moduleLoader,
  listingForPage,
  siteFontSource,
  themeOfText,
  type SitesTable,
} from '../../sites/index.ts'
import { createEventLoopYield } from '../../../platform/process/yield-to-event-loop.ts'
import { mediaAssets } from './media-assets.ts'
import { pictureAssets } from '../pictures/picture-needs.ts'
import type { PageBatch, PageRow, ReaderContext, SiteReader } from './site-reading.ts'

/** Maximum bytes of documents read at once; a larger page is read alone. */
const batchBytes = 2_000_000

type Snapshot = ControlledTransaction<Database>

/** Returns all pages from the top of their tree down, with the data that other pages need. */
const outlinesOf = async (snapshot: Snapshot, siteId: string) => {
  const found = await snapshot
    .selectFrom('sitePages')
    .select(['id', 'name', 'slug', 'parentId', 'position', 'isDefault', 'inNavigation'])
    .select(sql<number>`octet_length(document)`.as('bytes'))
    .where('siteId', '=', siteId)
    .execute()
  const rows = found.map(({ id: _id, ...row }) => ({ _id, ...row }))
  const above = pagesAbove(rows)
  return {
    navigation: navigationOf(rows),
    outlines: pageRows(rows).map(({ page: { _id: id, slug, isDefault, bytes } }) => ({
      id,
      bytes,
      page: { slug, isDefault, above: above.get(id) ?? [] },
    })),
  }
}

/** Returns redirects: former paths of pages, each with its page. */
const movedOf = async (snapshot: Snapshot, siteId: string, places: ReadonlyMap<string, PageOutline>) => {
  const rows = await snapshot
    .selectFrom('siteMovedPages')
    .innerJoin('sitePages', 'sitePages.id', 'siteMovedPages.pageId')
    .select(['siteMovedPages.path', 'siteMovedPages.pageId', 'sitePages.name'])
    .where('siteMovedPages.siteId', '=', siteId)
    .orderBy('siteMovedPages.path')
    .execute()
  return rows.flatMap(({ path, pageId, name }): MovedPage[] => {
    const page = places.get(pageId)
    return page ? [{ path, page: { ...page, name } }] : []
  })
}

/** Splits page ids into batches by the size of their documents. */
const cut = (pages: readonly { readonly id: string; readonly bytes: number }[]): string[][] => {
  const batches: string[][] = []
  let left = 0
  for (const { id, bytes } of pages) {
    left -= bytes
    if (left < 0) {
      batches.push([])
      left = batchBytes - bytes
    }
    batches.at(-1)?.push(id)
  }
  return batches
}

const rowsOf = async (snapshot: Snapshot, ids: readonly string[]): Promise<PageRow[]> => {
  if (ids.length === 0) return []
  const rows = await snapshot.selectFrom('sitePages').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const documentOf = (page: PageRow): BuilderDocument => {
  const read = importJson(page.document)
  // saving accepts only valid documents
  if (!read.ok) throw new Error(`Page ${page.id} holds a document that cannot be read: ${read.detail}`)
  return read.document
}

/** Finds the files that pages need besides themselves, each once. */
interface BatchAssets {
  readonly assetsOf: ReturnType<typeof mediaAssets>
  /** Absent for a site that publishes its images alone. */
  readonly filesOf: ReturnType<typeof pictureAssets> | undefined
}

/**
 * Opens a site with its pages, sections, business listing and images in one snapshot, unaffected by
 * concurrent saves. A site whose pages are read at once releases its connection.
 */
export const openSite = async (
  context: ReaderContext,
  site: Selectable<SitesTable>,
  /** Selects the pages to read; a generated site uses `isSettled` of `batches` instead. */
  isRead: (page: PageOutline) => boolean = () => true,
): Promise<SiteReader> => {
  if (site.turboId !== null) {
    return context.contributions.generatedSites.open(context, site, site.turboId)
  }
  const { db, config } = context
  const snapshot = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  let isOpen = true
  const close = async () => {
    if (!isOpen) return
    isOpen = false
    await snapshot.rollback().execute()
  }
  const sections = moduleLoader(snapshot, site.accountId)
  const breathe = createEventLoopYield()
  const places = new Map<string, PageOutline>()

  const batchOf = async (
    ids: readonly string[],
    nap: BindingData['nap'],
    { assetsOf, filesOf }: BatchAssets,
  ): Promise<PageBatch> => {
    const rows = await rowsOf(snapshot, ids)
    const pages: RenderPage[] = []
    for (const row of rows) {
      await breathe()
      const { id, name, slug, isDefault, title, description, updatedAt } = row
      const { above = [] } = places.get(row.id) ?? {}
      pages.push({
        id,
        name,
        slug,
        isDefault,
        above,
        title,
        description,
        updatedAt,
        document: documentOf(row),
      })
    }
    const added = await sections.load(pages.map(({ document }) => document))
    const named = [
      ...mediaNamedIn(rows.map(({ document }) => document)),
      ...mediaNamed(added),
      // backgrounds of named styles
      ...mediaNamedIn([site.theme ?? '']),
      ...logoMedia(nap, [...pages.map(({ document }) => document), ...added]),
    ]
    const files =
      (await filesOf?.(pages, { modules: sections.modules, theme: themeOfText(site.theme) ?? undefined })) ??
      []
    return { rows, pages, assets: [...(await assetsOf(named)), ...files] }
  }

  const newAssets = (): BatchAssets => ({
    assetsOf: mediaAssets(config, site.accountId),
    filesOf: site.fasterImages ? pictureAssets(config, snapshot, site.accountId) : undefined,
  })

  try {
    const { outlines, navigation } = await outlinesOf(snapshot, site.id)
    for (const { id, page } of outlines) places.set(id, page)
    const nap = await listingForPage(snapshot, site)
    const fonts = await siteFontSource({ db: snapshot, config }, site.accountId)
    const ids = cut(outlines.filter(({ page }) => isRead(page)))
    const theme = themeOfText(site.theme)
    const outline: SiteOutline = {
      name: site.name,
      email: site.email,
      pages: [...places.values()],
      moved: await movedOf(snapshot, site.id, places),
      navigation,
      ...(theme && { theme }),
      fasterImages: site.fasterImages,
      modules: sections.modules,
    }
    const only = ids.length > 1 ? undefined : await batchOf(ids[0] ?? [], nap, newAssets())
    if (only) await close()
    return {
      outline,
      nap,
      fonts,
      close,
      batches: async function* () {
        if (only) return yield only
        const assets = newAssets()
        for (const each of ids) yield await batchOf(each, nap, assets)
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
