import { articleTextFields, type ArticleVersion, type ArticleVersionContent } from '@web2/contract/articles'
import type { Page } from '@web2/contract/core'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'

const own = (db: Kysely<Database>, accountId: string) =>
  db
    .selectFrom('articleVersions as version')
    .leftJoin('users as user', 'user.id', 'version.createdBy')
    .where('version.accountId', '=', accountId)
    .select([
      'version.id',
      'version.articleId',
      'version.createdBy',
      'version.createdAt',
      'version.updatedAt',
      'version.kind',
      'version.revision',
      'version.title',
      'version.words',
      'user.name as savedBy',
    ])

/** avoids `_id` in SQL, which Kysely's camel-case plugin would rename */
const told = <Row extends { id: string }>({ id: _id, ...row }: Row) => ({ _id, ...row })

/**
 * Returns the versions of an article without their texts, newest first; empty for an article of another
 * account.
 */
export const listVersions = async (
  db: Kysely<Database>,
  accountId: string,
  { articleId, limit, skip }: { readonly articleId: string; readonly limit: number; readonly skip: number },
): Promise<Page<ArticleVersion>> => {
  const { total } = await db
    .selectFrom('articleVersions')
    .where('accountId', '=', accountId)
    .where('articleId', '=', articleId)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const data =
    limit === 0
      ? []
      : await own(db, accountId)
          .where('version.articleId', '=', articleId)
          .orderBy('version.createdAt', 'desc')
          .orderBy('version.id', 'desc')
          .limit(limit)
          .offset(skip)
          .execute()
  return { total, limit, skip, data: data.map(told) }
}

/** Returns a version with its text. Throws 404 if it doesn't exist. */
export const findVersion = async (
  db: Kysely<Database>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<ArticleVersionContent> => {
  const found = isUuid(id)
    ? await own(db, accountId)
        .select((['text', ...articleTextFields] as const).map((name) => `version.${name}` as const))
        .where('version.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!found) throw notFound('version')
  return told(found)
}
