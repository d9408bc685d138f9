import { readPackIndex } from './pack-index.ts'
import { publicationOf, type PublicationLocation } from './store-paths.ts'
import { openPublicationStorage } from './open-storage.ts'

/** Deletes all stored publications of a site. */
export const deleteStoredPublications = (place: PublicationLocation, siteId: string): Promise<void> =>
  openPublicationStorage(place, siteId).clear()

const isPackIndex = (name: string): boolean => name.endsWith('.files')

/** Returns 'publication.target' from the name of a pack, which includes its attempt, or of a pack index. */
const partOf = (name: string): string => name.split('.', 2).join('.')

/** Returns whether each part has a pack index and at most one pack, which its own index then names. */
const isPlain = (names: readonly string[]): boolean => {
  const indexed = new Set(names.filter(isPackIndex).map(partOf))
  const packs = names.filter((name) => name.endsWith('.pack')).map(partOf)
  return (
    indexed.size + packs.length === names.length &&
    new Set(packs).size === packs.length &&
    packs.every((part) => indexed.has(part))
  )
}

/** Deletes pack indexes of publications that are not retained, then packs that no remaining index names. */
export const purgeUnreferencedPacks = async (
  place: PublicationLocation,
  siteId: string,
  retained: ReadonlySet<string>,
): Promise<void> => {
  const storage = openPublicationStorage(place, siteId)
  const names = await storage.names()
  const indexes = names.filter(isPackIndex)
  const expired = indexes.filter((name) => !retained.has(publicationOf(name)))
  if (expired.length === 0 && isPlain(names)) return
  for (const name of expired) await storage.remove(name)
  const used = new Set<string>()
  for (const name of indexes) {
    const publicationId = publicationOf(name)
    if (!retained.has(publicationId)) continue
    const part = name.slice(publicationId.length + 1, -'.files'.length)
    const files = await readPackIndex(place, { siteId, publicationId, part })
    for await (const { pack } of files ?? []) used.add(pack)
  }
  for (const name of names) {
    const isStray = name.endsWith('.pack')
      ? !used.has(name.slice(0, -'.pack'.length))
      : name.endsWith('.draft')
    if (isStray) await storage.remove(name)
  }
}
