import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { badInput } from '../../platform/errors.ts'

/**
 * Returns the site's target of that id; null and undefined select none. Throws 400 for a target of another
 * site.
 */
export const ownTarget = async (
  db: Kysely<Database>,
  { siteId, accountId }: { readonly siteId: string; readonly accountId: string },
  targetId: string | null | undefined,
): Promise<{ readonly url: string | null } | undefined> => {
  if (!targetId) return undefined
  const found = await db
    .selectFrom('siteTargets')
    .select('url')
    .where('id', '=', targetId)
    .where('siteId', '=', siteId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  if (!found)
    throw badInput({
      primaryTargetId: 'This site does not have that destination. Choose one of its destinations.',
    })
  return found
}
