import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { badInput } from '../../errors.ts'

/** Throws 400 for a target that is none of the site's; null and undefined choose none. */
export const requireOwnTarget = async (
  db: Kysely<Database>,
  siteId: string,
  targetId: string | null | undefined,
): Promise<void> => {
  if (!targetId) return
  const found = await db
    .selectFrom('siteTargets')
    .select('id')
    .where('id', '=', targetId)
    .where('siteId', '=', siteId)
    .executeTakeFirst()
  if (!found)
    throw badInput({ primaryTargetId: 'This site is not published there. Choose one of its places.' })
}
