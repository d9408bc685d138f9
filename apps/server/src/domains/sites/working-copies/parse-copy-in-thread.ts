import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { PageDiff } from '../pages/page-diff.ts'
import { givenTexts, type ReadPage } from '../pages/page-texts.ts'
import { largeStored, storedAhead, type PagesAhead } from '../pages/parse-in-thread.ts'

/** Maximum characters of pages in memory; further pages are read when they are saved. */
const mostHeld = 100_000_000

/** Parses the large pages of a working copy before the transaction of a save begins. */
export const copyReadAhead = async (
  db: Kysely<Database>,
  { siteId, accountId }: { readonly siteId: string; readonly accountId: string },
  { added = [], updated = [] }: PageDiff = {},
): Promise<PagesAhead> => {
  const taken = [...added, ...updated].filter(({ cached }) => cached)
  const ahead = new Map<string, ReadPage>()
  if (taken.length === 0) return ahead
  const large = await db
    .selectFrom('workingPages')
    .select('pageId')
    .where('accountId', '=', accountId)
    .where('key', '=', siteId)
    .where(sql<boolean>`length(document) >= ${largeStored}`)
    .execute()
  const isLarge = new Set(large.map(({ pageId }) => pageId))
  let held = 0
  for (const page of taken) {
    if (page._id === undefined || !isLarge.has(page._id) || held > mostHeld) continue
    const row = await db
      .selectFrom('workingPages')
      .select('document')
      .where('accountId', '=', accountId)
      .where('key', '=', siteId)
      .where('pageId', '=', page._id)
      .executeTakeFirst()
    if (row?.document == null) continue
    held += row.document.length
    ahead.set(row.document, await storedAhead(accountId, row.document, givenTexts(page)))
  }
  return ahead
}
