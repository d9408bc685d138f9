import { limits } from '@web2/contract/core'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { readPackIndex, type Location } from './manifest.ts'
import { publicationOf } from './store-paths.ts'
import { retainedPublicationIds } from './stored-publications.ts'

/** The part of a publication that holds the site's pages. */
export const pagesPart = 'pages'

/** Parts whose latest contents a new publication is likely to share. */
const partsOf = async (db: Kysely<Database>, siteId: string): Promise<string[]> => {
  const targets = await db.selectFrom('siteTargets').select('id').where('siteId', '=', siteId).execute()
  return [...targets.map(({ id }) => id), pagesPart]
}

/**
 * Where the contents lie that the site's latest publications keep, by SHA-256. Contents of a publication
 * that goes when this one has come to its end are left out: whatever still needs them keeps them anew.
 */
export const storedContents = async (
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  siteId: string,
): Promise<ReadonlyMap<string, Location>> => {
  const kept = await retainedPublicationIds(db, siteId)
  const newestFirst = [...kept].sort().reverse()
  const lasting = new Set(newestFirst.slice(0, limits.publicationsKept))
  const known = new Map<string, Location>()
  for (const part of await partsOf(db, siteId))
    for (const publicationId of newestFirst) {
      const files = await readPackIndex(config, { siteId, publicationId, part })
      if (!files) continue
      for await (const { sha256, pack, offset, length } of files)
        if (lasting.has(publicationOf(pack))) known.set(sha256, { pack, offset, length })
      break
    }
  return known
}
