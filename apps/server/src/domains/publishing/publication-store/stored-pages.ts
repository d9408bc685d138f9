import { hash } from 'node:crypto'
import { openPackWriter, type PackWriter } from './pack-writer.ts'
import type { KnownContents } from './location-list.ts'
import { readPackIndex } from './pack-index.ts'
import type { PublicationLocation } from './store-paths.ts'
import { openPackReader } from './pack-reader.ts'
import { pagesPart } from './publication-content.ts'
import type { PageRow } from '../render/site-reading.ts'

/** Page as a publication stores it, for restoring. */
export type ArchivedPage = Pick<
  PageRow,
  'id' | 'name' | 'slug' | 'position' | 'isDefault' | 'title' | 'description' | 'document'
> &
  // missing in publications from before pages had parents
  Partial<Pick<PageRow, 'parentId' | 'inNavigation'>>

const jsonType = 'application/json'

/** Stores the site's pages as of a publication. */
export interface PageArchiveWriter extends Pick<PackWriter, 'abandon'> {
  finish(): Promise<void>
  keep(page: ArchivedPage): Promise<void>
}

/** Opens a writer for pages, which are stored once it finishes. */
export const openPageArchiveWriter = async (
  place: PublicationLocation,
  where: { readonly siteId: string; readonly publicationId: string },
  known: KnownContents,
): Promise<PageArchiveWriter> => {
  const { keep, finish, abandon } = await openPackWriter(place, { ...where, part: pagesPart }, known)
  return {
    keep: async ({ id, name, slug, parentId, position, isDefault, inNavigation, ...texts }) => {
      const { title, description, document } = texts
      const place = { parentId, position, isDefault, inNavigation }
      const page: ArchivedPage = { id, name, slug, ...place, title, description, document }
      const bytes = Buffer.from(JSON.stringify(page))
      const sha256 = hash('sha256', bytes, 'hex')
      await keep({ path: id, sha256, kind: 'page', contentType: jsonType, cacheControl: '' }, bytes)
    },
    finish: () => finish(),
    abandon,
  }
}

/** Yields the pages of a stored publication. Returns undefined if it stores none. */
export const readStoredPages = async (
  place: PublicationLocation,
  where: { readonly siteId: string; readonly publicationId: string },
): Promise<AsyncIterable<ArchivedPage> | undefined> => {
  const listing = await readPackIndex(place, { ...where, part: pagesPart })
  if (!listing) return undefined
  return (async function* () {
    const reader = openPackReader(place, where.siteId)
    try {
      for await (const file of listing)
        yield JSON.parse(Buffer.from(await reader.read(file)).toString()) as ArchivedPage
    } finally {
      await reader.close()
    }
  })()
}
