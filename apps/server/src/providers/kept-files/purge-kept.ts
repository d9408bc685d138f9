import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../../names-in.ts'
import { readListing } from './listing.ts'
import { keptFolder, publicationOf } from './place.ts'

/** Ids of the sites that keep anything. */
export const sitesWithKept = (dataDir: string): Promise<string[]> => namesIn(join(dataDir, 'publications'))

/** Removes everything that a site keeps. */
export const dropKept = (dataDir: string, siteId: string): Promise<void> =>
  rm(keptFolder(dataDir, siteId), { recursive: true, force: true })

/** Removes the listings of publications that are not kept any more, then the packs that no listing left names. */
export const purgeKept = async (
  dataDir: string,
  siteId: string,
  keptPublications: ReadonlySet<string>,
): Promise<void> => {
  const folder = keptFolder(dataDir, siteId)
  const names = await namesIn(folder)
  const used = new Set<string>()
  for (const name of names.filter((each) => each.endsWith('.files'))) {
    const publicationId = publicationOf(name)
    if (keptPublications.has(publicationId)) {
      const part = name.slice(publicationId.length + 1, -'.files'.length)
      const files = await readListing(dataDir, { siteId, publicationId, part })
      for await (const { pack } of files ?? []) used.add(pack)
    } else await rm(join(folder, name), { force: true })
  }
  for (const name of names) {
    const isStray = name.endsWith('.pack')
      ? !used.has(name.slice(0, -'.pack'.length))
      : name.endsWith('.draft')
    if (isStray) await rm(join(folder, name), { force: true })
  }
}
