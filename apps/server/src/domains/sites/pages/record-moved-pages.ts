import { pagePath, pagesAbove } from '@web2/site'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

interface Where {
  readonly siteId: string
  readonly accountId: string
}

/** Returns the published path of each page's file by page id. */
const pathsOf = async (transaction: Transaction<Database>, siteId: string): Promise<Map<string, string>> => {
  const found = await transaction
    .selectFrom('sitePages')
    .select(['id', 'name', 'slug', 'parentId', 'position', 'isDefault', 'inNavigation'])
    .where('siteId', '=', siteId)
    .execute()
  const rows = found.map(({ id: _id, ...row }) => ({ _id, ...row }))
  const above = pagesAbove(rows)
  return new Map(
    rows.map(({ _id, slug, isDefault }) => [_id, pagePath({ slug, isDefault, above: above.get(_id) ?? [] })]),
  )
}

/** Returns pages that the site's latest publication may contain; none for a site never published. */
const shownPages = async (transaction: Transaction<Database>, siteId: string): Promise<Set<string>> => {
  const rows = await transaction
    .selectFrom('sitePages')
    .select('id')
    .where('siteId', '=', siteId)
    .where('createdAt', '<=', ({ selectFrom }) =>
      selectFrom('siteTargets')
        .select(sql<string>`max(published_at)`.as('last'))
        .where('siteId', '=', siteId),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * Changes pages of a site and stores the former URLs of published ones, so that the next publication
 * redirects from there. A stored URL moves to another page once that has used it.
 */
export const withRedirectTracking = async (
  transaction: Transaction<Database>,
  { siteId, accountId }: Where,
  change: () => Promise<void>,
): Promise<void> => {
  const shown = await shownPages(transaction, siteId)
  if (shown.size === 0) return change()
  const before = await pathsOf(transaction, siteId)
  await change()
  const after = await pathsOf(transaction, siteId)
  const moved = [...before].filter(([id, path]) => shown.has(id) && after.has(id) && after.get(id) !== path)
  if (moved.length === 0) return
  await transaction
    .insertInto('siteMovedPages')
    .values(moved.map(([pageId, path]) => ({ siteId, accountId, pageId, path })))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'path']).doUpdateSet(({ ref }) => ({ pageId: ref('excluded.pageId') })),
    )
    .execute()
}
