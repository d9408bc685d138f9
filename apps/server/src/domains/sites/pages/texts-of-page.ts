import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import type { PageTexts } from './page-texts.ts'

/** Returns title and description from a page's record, or undefined if the page doesn't exist. */
export const textsOfPage = async (
  db: Kysely<Database>,
  { siteId, accountId }: { readonly siteId: string; readonly accountId: string },
  pageId: string,
): Promise<Required<PageTexts> | undefined> => {
  if (!isUuid(siteId) || !isUuid(pageId)) return undefined
  return db
    .selectFrom('sitePages')
    .select(['title', 'description'])
    .where('id', '=', pageId)
    .where('siteId', '=', siteId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
}
