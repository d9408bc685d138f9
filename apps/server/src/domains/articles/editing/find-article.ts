import { requireAccountRow } from '../../../platform/db/account-row.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ArticleRow } from './article-view.ts'

/** Returns the account's article with its text. Throws 404 if it doesn't exist. */
export const findArticle = (
  db: Kysely<Database>,
  key: { readonly id: string; readonly accountId: string },
): Promise<ArticleRow> => requireAccountRow(db, 'articles', key, 'article')
