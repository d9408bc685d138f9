import { limits } from '@web2/contract/core'
import type { CachedData } from '@web2/contract/sites'
import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { copyDiffers, copyState, copyView, type CopyKey } from './copy-state.ts'
import { tellCopy } from './tell-copy.ts'

/**
 * Discards unsaved changes of one page, or all with those of the theme, and leaves the site as it is. Returns the copy before that.
 * Throws 404 if neither exists.
 */
export const discardCopy = (
  { db }: Pick<AppContext, 'db'>,
  where: CopyKey,
  pageId?: string,
): Promise<CachedData> =>
  db.transaction().execute(async (transaction) => {
    const before = await copyState(transaction, where)
    if (!before.site && !before.copy) throw notFound('cached data')
    const view = copyView(before)
    if (!before.copy) return view
    const { accountId, key } = where
    if (pageId === undefined && !before.site)
      await transaction
        .deleteFrom('workingCopies')
        .where('accountId', '=', accountId)
        .where('key', '=', key)
        .execute()
    else {
      await sql`
        delete from working_pages where account_id = ${accountId} and key = ${key}
          and (${pageId ?? null}::text is null or page_id = ${pageId ?? null})`.execute(transaction)
      await sql`
        update working_copies set revision = revision + 1, updated_at = clock_timestamp(),
          theme = case when ${pageId !== undefined} then theme end,
          theme_base = case when ${pageId !== undefined} then theme_base end
        where account_id = ${accountId} and key = ${key}`.execute(transaction)
      await tellCopy(transaction, await copyState(transaction, where))
    }
    return view
  })

/**
 * Purges old working copies without unsaved work: those equal to their site, and new sites never worked on.
 * Unsaved work is retained until a user discards it.
 */
export const purgeCopies = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - limits.cachedDataKept).toISOString()
  await db
    .deleteFrom('workingCopies')
    .where('updatedAt', '<', before)
    .where(sql<boolean>`case when site_id is null then revision <= 1 else not ${copyDiffers} end`)
    .execute()
  await db.deleteFrom('cachedPages').where('updatedAt', '<', before).execute()
}
