import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Names that would read as something else than a site. */
const reserved = new Set(['favicon', 'robots', 'sitemap', 'api', 'assets', 'localhost', 'www'])

/**
 * The site's folder at the built-in host: its root slug, or with a number behind it when another account's site has
 * that already. The unique index has the last word; whoever loses a race tries again with another number.
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
