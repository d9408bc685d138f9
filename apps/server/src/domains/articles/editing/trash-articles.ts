import { generationRunKind, type ArticleListed } from '@web2/contract/articles'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { recordEvent } from '../../../platform/events/outbox/record-event.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import type { Caller } from '../../../platform/auth/caller.ts'
import { stopGenerations } from '../generation/stop-generation.ts'
import { listedArticle, listedColumns } from './article-view.ts'

type Owner = Pick<Caller, 'accountId'>
type Ids = readonly string[]

const tell = async (
  transaction: Kysely<Database>,
  { accountId }: Owner,
  name: 'removed' | 'created',
  records: readonly ArticleListed[],
) => {
  for (const record of records) await recordEvent(transaction, { accountId, path: 'articles', name, record })
  return records
}

/**
 * Tables that reference articles: the reference is cleared when an article is deleted and set again when it
 * is restored.
 */
const origins = ['generations', 'rss_articles', 'article_bulk_rows', 'campaign_jobs'] as const

const idsIn = (table: string) =>
  sql`(select coalesce(jsonb_agg(id), '[]') from ${sql.table(table)} where article_id = article.id)`

/** Stops the generation of deleted articles. Texts stay in case the articles are restored. */
const stopWriting = async (
  context: Pick<AppContext, 'jobs'>,
  transaction: Transaction<Database>,
  { accountId }: Owner,
  ids: Ids,
) => {
  const generations = await transaction
    .updateTable('generations')
    .set({ articleId: null })
    .where('articleId', 'in', ids)
    .returning('id')
    .execute()
  if (generations.length === 0) return
  const runs = await transaction
    .selectFrom('runs')
    .select('id')
    .where('kind', '=', generationRunKind)
    .where(
      'subjectId',
      'in',
      generations.map(({ id }) => id),
    )
    .where('status', 'in', ['queued', 'running'])
    .execute()
  await stopGenerations(
    context,
    transaction,
    runs.map(({ id }) => ({ id, accountId })),
  )
}

/** Locks generations before their articles, the order used by code that stores texts in articles. */
const lockGenerations = async (
  transaction: Kysely<Database>,
  { accountId }: Owner,
  ids: Ids,
): Promise<void> => {
  await sql`
    select id from generations where article_id = any(${ids.filter(isUuid)}::uuid[]) and account_id = ${accountId}
    order by id for update`.execute(transaction)
}

const present = async (transaction: Transaction<Database>, { accountId }: Owner, ids: Ids) => {
  const known = ids.filter(isUuid)
  if (known.length === 0) return []
  return transaction
    .selectFrom('articles')
    .select(listedColumns)
    .where('id', 'in', known)
    .where('accountId', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/**
 * Deletes articles of the account. They can be restored until they are purged (purge-deleted.ts). Returns
 * those that existed.
 */
export const deleteArticles = (
  { db, jobs, now }: Pick<AppContext, 'db' | 'jobs' | 'now'>,
  owner: Owner,
  ids: Ids,
): Promise<readonly ArticleListed[]> =>
  db.transaction().execute(async (transaction) => {
    await lockGenerations(transaction, owner, ids)
    const rows = await present(transaction, owner, ids)
    if (rows.length === 0) return []
    const known = rows.map(({ id }) => id)
    await sql`
      insert into deleted_articles (id, account_id, deleted_at, article, versions, origins)
      select article.id, article.account_id, ${now().toISOString()}, to_jsonb(article),
        coalesce((select jsonb_agg(to_jsonb(v)) from article_versions v where v.article_id = article.id), '[]'),
        jsonb_build_object(${sql.join(origins.flatMap((table) => [sql.lit(table), idsIn(table)]))})
      from articles article where article.id = any(${known}::uuid[])`.execute(transaction)
    await stopWriting({ jobs }, transaction, owner, known)
    await transaction.deleteFrom('articles').where('id', 'in', known).execute()
    return tell(transaction, owner, 'removed', rows.map(listedArticle))
  })

/** Drops references to a user or a category that no longer exists. */
const existingReferences = (record: ReturnType<typeof sql>) => sql`${record} || jsonb_build_object(
  'created_by', (select id from users where id = (${record} ->> 'created_by')::uuid),
  'category_id', (select id from categories where id = (${record} ->> 'category_id')::uuid))`

const restoreRow = async (transaction: Kysely<Database>, ids: Ids) => {
  await sql`
    insert into articles
    select article.* from deleted_articles kept,
      jsonb_populate_record(null::articles, ${existingReferences(sql`kept.article`)}) article
    where kept.id = any(${ids}::uuid[])`.execute(transaction)
  await sql`
    insert into article_versions
    select version.* from deleted_articles kept, jsonb_array_elements(kept.versions) said,
      jsonb_populate_record(null::article_versions, ${existingReferences(sql`said`)}) version
    where kept.id = any(${ids}::uuid[])`.execute(transaction)
  // its generation was stopped when it was deleted
  await sql`update articles set status = 'draft' where id = any(${ids}::uuid[]) and status = 'generating'`.execute(
    transaction,
  )
  for (const table of origins)
    await sql`
      update ${sql.table(table)} origin set article_id = kept.id from deleted_articles kept
      where kept.id = any(${ids}::uuid[]) and origin.article_id is null
        and kept.origins -> ${sql.lit(table)} ? origin.id::text`.execute(transaction)
}

/** Restores deleted articles with their versions. Returns those that were found. */
export const restoreArticles = (
  { db }: Pick<AppContext, 'db'>,
  owner: Owner,
  ids: Ids,
): Promise<readonly ArticleListed[]> =>
  db.transaction().execute(async (transaction) => {
    const wanted = ids.filter(isUuid)
    if (wanted.length === 0) return []
    const kept = await transaction
      .selectFrom('deletedArticles')
      .select('id')
      .where('id', 'in', wanted)
      .where('accountId', '=', owner.accountId)
      .orderBy('id')
      .forUpdate()
      .execute()
    if (kept.length === 0) return []
    const known = kept.map(({ id }) => id)
    await restoreRow(transaction, known)
    await transaction.deleteFrom('deletedArticles').where('id', 'in', known).execute()
    const rows = await present(transaction, owner, known)
    return tell(transaction, owner, 'created', rows.map(listedArticle))
  })

/** Permanently removes articles deleted before the given time, with their generations. */
export const purgeArticles = async ({ db }: Pick<AppContext, 'db'>, before: Date): Promise<void> => {
  await sql`
    with gone as (delete from deleted_articles where deleted_at < ${before.toISOString()} returning origins)
    delete from generations using gone, jsonb_array_elements_text(gone.origins -> 'generations') known
    where generations.id = known::uuid and generations.article_id is null`.execute(db)
}
