import { hash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { SitePagesTable } from '../../db/tables/sites.ts'
import { openKeeper } from '../../providers/kept-files/keeper.ts'
import { readListing, type Location } from '../../providers/kept-files/listing.ts'
import { openKept } from '../../providers/kept-files/read-kept.ts'
import { pagesPart } from './kept-content.ts'

/** A page as a publication keeps it, to bring it back. */
export type KeptPage = Pick<
  Selectable<SitePagesTable>,
  'id' | 'name' | 'slug' | 'position' | 'isDefault' | 'title' | 'description' | 'document'
>

const jsonType = 'application/json'

/** Keeps the site's pages as they are in a publication. */
export const keepPages = async (
  dataDir: string,
  where: { readonly siteId: string; readonly publicationId: string },
  pages: readonly KeptPage[],
  known: Map<string, Location>,
): Promise<void> => {
  const keeper = await openKeeper(dataDir, { ...where, part: pagesPart }, known)
  try {
    for (const { id, name, slug, position, isDefault, title, description, document } of pages) {
      const page: KeptPage = { id, name, slug, position, isDefault, title, description, document }
      const bytes = Buffer.from(JSON.stringify(page))
      const sha256 = hash('sha256', bytes, 'hex')
      await keeper.keep({ path: id, sha256, kind: 'page', contentType: jsonType, cacheControl: '' }, bytes)
    }
    await keeper.finish()
  } catch (error) {
    await keeper.abandon()
    throw error
  }
}

/** The pages that a publication keeps; undefined when it keeps none. */
export const readKeptPages = async (
  dataDir: string,
  where: { readonly siteId: string; readonly publicationId: string },
): Promise<KeptPage[] | undefined> => {
  const listing = await readListing(dataDir, { ...where, part: pagesPart })
  if (!listing) return undefined
  const reader = openKept(dataDir, where.siteId)
  try {
    return listing.map((file) => JSON.parse(Buffer.from(reader.read(file)).toString()) as KeptPage)
  } finally {
    reader.close()
  }
}
