import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'
import type { ArticleRow } from './article-view.ts'

/** Returns the account's article with its text. Throws 404 if it doesn't exist. */
export const findArticle = async (
  db: Kysely<Database>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<ArticleRow> => {
  const row = isUuid(id)
    ? await db
        .selectFrom('articles')
        .selectAll()
        .where('id', '=', id)
        .where('accountId', '=', accountId)
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound('article')
  return row
}
