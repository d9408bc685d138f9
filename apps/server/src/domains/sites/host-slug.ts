import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Names that would not be read as a site. */
const reserved = new Set(['favicon', 'robots', 'sitemap', 'api', 'assets', 'localhost', 'www'])

/**
 * Returns the site's folder at the built-in host: its root slug, or with a number if another site uses that.
 * The unique index decides races; the caller retries with another number.
 */
export const freeHostSlug = async (transaction: Transaction<Database>, rootSlug: string): Promise<string> => {
  if (!reserved.has(rootSlug)) {
    const owner = await transaction
      .selectFrom('sites')
      .select('id')
      .where('hostSlug', '=', rootSlug)
      .executeTakeFirst()
    if (!owner) return rootSlug
  }
  return `${rootSlug}-${randomInt(1_000, 1_000_000)}`
}
