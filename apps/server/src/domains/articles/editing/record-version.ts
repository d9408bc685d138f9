import { articleTextFields, versionsKept, versionSpan, type ArticleVersion } from '@web2/contract/articles'
import { pick } from '@web2/contract/core'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import type { ArticleRow } from './article-view.ts'

interface Saved {
  readonly row: ArticleRow
  readonly userId: string
  readonly kind: ArticleVersion['kind']
}

/**
 * Stores the current content as a version, within the transaction that wrote the row. Saves by one user
 * within minutes are merged, except into the first version and restored ones.
 */
export const recordVersion = async (
  transaction: Kysely<Database>,
  { row, userId, kind }: Saved,
): Promise<void> => {
  const content = pick(row, ['revision', 'text', 'words', 'updatedAt', ...articleTextFields])
  const latest = await transaction
    .selectFrom('articleVersions')
    .select(['id', 'kind', 'createdBy', 'createdAt'])
    .where('articleId', '=', row.id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const goesOn =
    kind === 'saved' &&
    latest?.kind === 'saved' &&
    latest.createdBy === userId &&
    Date.parse(row.updatedAt) - Date.parse(latest.createdAt) < versionSpan
  if (goesOn) {
    await transaction.updateTable('articleVersions').set(content).where('id', '=', latest.id).execute()
    return
  }
  const { accountId, id: articleId, updatedAt: createdAt } = row
  await transaction
    .insertInto('articleVersions')
    .values({ id: uuidV7(), accountId, articleId, createdBy: userId, createdAt, kind, ...content })
    .execute()
  await sql`
    delete from article_versions where id in (
      select id from article_versions where article_id = ${articleId}
      order by created_at desc, id desc offset ${versionsKept}
    )`.execute(transaction)
}
