import { articleTextFields, versionsKept, versionSpan, type ArticleVersion } from '@web2/contract/articles'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid, uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'
import { listedArticle, type ArticleRow } from './article-view.ts'

/*
 * An article, its version and its event in one statement: one transaction and one round trip. `changed` is the written
 * row in each. After a statement with an event, the caller wakes the outbox.
 */

/** Values that PostgreSQL sets or writes its own way. */
const stamped = ['createdAt', 'updatedAt', 'generator', 'provenance'] as const

type Stamped = Pick<ArticleRow, (typeof stamped)[number]>

/** A row before PostgreSQL has set its times. */
export type UnsavedArticle = Omit<ArticleRow, 'createdAt' | 'updatedAt'>

/** Ensures that two saves within a millisecond get distinct times. */
const nextUpdate = sql`updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')`

const names = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)))

const ofChanged = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(`changed.${column}`)))

const jsonColumns: ReadonlySet<string> = new Set(['generator', 'provenance'])

const stored = ([column, value]: readonly [string, unknown]): RawBuilder<unknown> =>
  jsonColumns.has(column) && value !== null && typeof value !== 'string'
    ? sql`${JSON.stringify(value)}::jsonb`
    : sql`${value}`

/** Columns of a version that are the article's, besides its times. */
const versioned = ['accountId', 'revision', 'text', 'words', ...articleTextFields] as const

const addedVersion = (userId: string, kind: ArticleVersion['kind']) => sql`
  insert into article_versions (${names(['id', 'articleId', 'createdBy', 'kind', 'createdAt', 'updatedAt', ...versioned])})
  select ${uuidV7()}::uuid, changed.id, ${userId}::uuid, ${kind}, changed.updated_at, changed.updated_at, ${ofChanged(versioned)}
  from changed`

/** The times are those of `changed`, written as the API writes them. */
const toldEvent = (name: 'created' | 'patched', row: UnsavedArticle) => {
  const record = JSON.stringify(listedArticle({ ...row, createdAt: '', updatedAt: '' }))
  const time = (column: string) =>
    sql`to_char(${sql.ref(`changed.${column}`)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return sql`
    insert into outbox (account_id, path, event, record)
    select ${row.accountId}::uuid, 'articles', ${name}, ${record}::jsonb
      || jsonb_build_object('createdAt', ${time('createdAt')}, 'updatedAt', ${time('updatedAt')})
    from changed`
}

interface Saving<Kind> {
  readonly userId: string
  readonly kind: Kind
  /** False where the caller's transaction records the event itself. */
  readonly tells: boolean
}

/** Inserts a row with its first version. Times in the row replace the current one. */
export const insertWithVersion = async (
  db: Kysely<Database>,
  row: UnsavedArticle & Partial<Pick<ArticleRow, 'createdAt' | 'updatedAt'>>,
  { userId, kind, tells }: Saving<ArticleVersion['kind']>,
): Promise<ArticleRow> => {
  const values = Object.entries(row)
  const { rows } = await sql<Stamped>`
    with changed as (
      insert into articles (${names(values.map(([column]) => column))})
      values (${sql.join(values.map(stored))}) returning *
    ), version as (${addedVersion(userId, kind)})
    ${tells ? sql`, told as (${toldEvent('created', row)})` : sql``}
    select ${ofChanged(stamped)} from changed`.execute(db)
  return { ...row, ...rows[0]! }
}

/** A row with the version of it that PostgreSQL keeps, which every write changes. */
export interface ReadArticle {
  readonly row: ArticleRow
  readonly xmin: string
}

/** Returns the account's article, locked in a transaction. Throws 404 if there is none. */
export const readArticle = async (
  db: Kysely<Database>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<ReadArticle> => {
  if (!isUuid(id)) throw notFound('article')
  const found = await db
    .selectFrom('articles')
    .selectAll()
    .select(sql<string>`xmin::text`.as('xmin'))
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!found) throw notFound('article')
  const { xmin, ...row } = found
  return { row, xmin }
}

/**
 * Merges the change into the user's latest version if that was saved within minutes, or else adds one and removes the
 * oldest. The first version and restored ones stay as they are.
 */
const versionOfUpdate = ({ row }: ReadArticle, userId: string, kind: ArticleVersion['kind']) => {
  const merged = sql`
    update article_versions as version set (${names(['updatedAt', ...versioned])}) =
      (changed.updated_at, ${ofChanged(versioned)})
    from changed
    where ${kind} = 'saved' and version.kind = 'saved' and version.created_by = ${userId}
      and changed.updated_at < version.created_at + ${versionSpan} * interval '1 millisecond'
      and version.id = (
        select id from article_versions where article_id = ${row.id} order by created_at desc, id desc limit 1
      )
    returning version.id`
  return sql`
    , merged as (${merged}),
    added as (${addedVersion(userId, kind)} where not exists (select from merged) returning article_id),
    pruned as (
      delete from article_versions where id in (
        select version.id from article_versions as version
        where version.article_id = (select article_id from added)
        order by version.created_at desc, version.id desc offset ${versionsKept - 1}
      )
    )`
}

/**
 * Writes columns of an article with its version and event, unless the row has changed since it was read: then it writes
 * nothing and returns undefined. Without a kind, the versions stay as they are.
 */
export const updateUnchanged = async (
  db: Kysely<Database>,
  read: ReadArticle,
  columns: Partial<UnsavedArticle>,
  { userId, kind, tells }: Saving<ArticleVersion['kind'] | null>,
): Promise<ArticleRow | undefined> => {
  const row: UnsavedArticle = { ...read.row, ...columns }
  const assignments = Object.entries(columns).map((entry) => sql`${sql.ref(entry[0])} = ${stored(entry)}`)
  const { rows } = await sql<Stamped>`
    with changed as (
      update articles set ${sql.join([...assignments, nextUpdate])}
      where id = ${row.id} and account_id = ${row.accountId} and xmin = ${read.xmin}::xid returning *
    )
    ${kind === null ? sql`` : versionOfUpdate(read, userId, kind)}
    ${tells ? sql`, told as (${toldEvent('patched', row)})` : sql``}
    select ${ofChanged(stamped)} from changed`.execute(db)
  return rows[0] && { ...row, ...rows[0] }
}
