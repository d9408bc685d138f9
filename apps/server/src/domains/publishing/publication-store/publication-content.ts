import { limits } from '@web2/contract/core'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { LocationsByHash, type KnownContents } from './location-list.ts'
import { readPackIndex } from './pack-index.ts'
import { publicationOf } from './store-paths.ts'
import { retainedPublicationIds } from './retained-publications.ts'

/** The part of a publication that holds the site's pages. */
export const pagesPart = 'pages'

/** Returns parts whose latest contents a new publication is likely to share. */
const partsOf = async (db: Kysely<Database>, siteId: string): Promise<string[]> => {
  const targets = await db.selectFrom('siteTargets').select('id').where('siteId', '=', siteId).execute()
  return [...targets.map(({ id }) => id), pagesPart]
}

/**
 * Returns the locations of contents that the site's latest publications store, by SHA-256. Leaves out those
 * of a publication that will be deleted once this one ends; contents still needed are stored again.
 */
export const storedContents = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  siteId: string,
): Promise<KnownContents> => {
  const kept = await retainedPublicationIds(db, siteId)
  const newestFirst = [...kept].sort().reverse()
  const lasting = new Set(newestFirst.slice(0, limits.publicationsKept))
  const known = new LocationsByHash()
  for (const part of await partsOf(db, siteId))
    for (const publicationId of newestFirst) {
      const files = await readPackIndex(config, { siteId, publicationId, part })
      if (!files) continue
      for await (const { sha256, pack, offset, length } of files)
        if (lasting.has(publicationOf(pack))) known.add(sha256, { pack, offset, length })
      break
    }
  return known
}
