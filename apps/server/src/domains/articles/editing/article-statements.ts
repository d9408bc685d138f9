import { articleTextFields, versionsKept, versionSpan, type ArticleVersion } from '@web2/contract/articles'
import type { TextAnalysis } from '@web2/writing'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { apiTime, nextUpdate } from '../../../platform/db/statements/sql-time.ts'
import { compiledStatements, type PutValue } from '../../../platform/db/statements/compiled-statements.ts'
import { isUuid, uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { notFound } from '../../../platform/errors.ts'
import { listedArticle, type ArticleRow } from './article-view.ts'

/*
 * An article, its version and its event in one statement: one transaction and one round trip. `changed` is the written
 * row in each. After a statement with an event, the caller wakes the outbox.
 */

/** Values that PostgreSQL sets or writes its own way. */
const stampedTimes = ['createdAt', 'updatedAt'] as const
const stampedJson = ['generator', 'provenance'] as const

type Stamped = Pick<ArticleRow, (typeof stampedTimes)[number]> &
  Partial<Pick<ArticleRow, (typeof stampedJson)[number]>>

/** A row before PostgreSQL has set its times. */
export type UnsavedArticle = Omit<ArticleRow, 'createdAt' | 'updatedAt'>

const names = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)))

const ofChanged = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(`changed.${column}`)))

const jsonColumns: ReadonlySet<string> = new Set(stampedJson)

/** Values of a statement: columns of the article, and those of its version and its event. */
type Values = Partial<UnsavedArticle> & {
  readonly createdAt?: string
  readonly updatedAt?: string
  readonly userId: string
  readonly versionId: string
  /** Record of the event, without its times. */
  readonly record?: string
  readonly xmin?: string
}
type Put = PutValue<Values>

const columnValue = (column: keyof UnsavedArticle, put: Put): RawBuilder<unknown> =>
  jsonColumns.has(column) ? sql`${put(column)}::jsonb` : put(column)

/** Returns the columns as parameters; JSON may be text already. */
const parametersOf = (columns: Partial<UnsavedArticle>): Partial<UnsavedArticle> =>
  Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [
      column,
      jsonColumns.has(column) && value !== null && typeof value !== 'string' ? JSON.stringify(value) : value,
    ]),
  )

/** Columns of a version that are the article's, besides its times. */
const versioned = ['accountId', 'revision', 'text', 'words', ...articleTextFields] as const

const addedVersion = (kind: VersionKind, put: Put) => sql`
  insert into article_versions (${names(['id', 'articleId', 'createdBy', 'kind', 'createdAt', 'updatedAt', ...versioned])})
  select ${put('versionId')}::uuid, changed.id, ${put('userId')}::uuid, ${sql.lit(kind)}, changed.updated_at,
    changed.updated_at, ${ofChanged(versioned)}
  from changed`

/** The times are those of `changed`, written as the API writes them. */
const toldEvent = (name: 'created' | 'patched', put: Put) => {
  const time = (column: string) => apiTime(sql.ref(`changed.${column}`))
  return sql`
    insert into outbox (account_id, path, event, record)
    select changed.account_id, 'articles', ${sql.lit(name)}, ${put('record')}::jsonb
      || jsonb_build_object('createdAt', ${time('createdAt')}, 'updatedAt', ${time('updatedAt')})
    from changed`
}

const recordOf = (row: UnsavedArticle): string =>
  JSON.stringify(listedArticle({ ...row, createdAt: '', updatedAt: '' }))

type VersionKind = ArticleVersion['kind']

interface Saving<Kind> {
  readonly userId: string
  readonly kind: Kind
  /** False where the caller's transaction records the event itself. */
  readonly tells: boolean
}

const statement = compiledStatements<Values, Stamped & { readonly rowVersion: string }>()

/** Returns what PostgreSQL made of the columns that were written. */
const written = (columns: readonly string[]) => {
  const stamped = [...stampedTimes, ...stampedJson.filter((column) => columns.includes(column))]
  return sql`select ${ofChanged(stamped)}, changed.row_version from changed`
}

/** Inserts a row with its first version. Times in the row replace the current one. */
export const insertWithVersion = async (
  db: Kysely<Database>,
  row: UnsavedArticle & Partial<Pick<ArticleRow, 'createdAt' | 'updatedAt'>>,
  { userId, kind, tells }: Saving<VersionKind>,
): Promise<ArticleRow> => {
  const columns = Object.keys(row) as (keyof UnsavedArticle)[]
  const save = statement(
    ['insert', kind, tells, ...columns],
    (put) => sql`
    with changed as (
      insert into articles (${names(columns)})
      values (${sql.join(columns.map((column) => columnValue(column, put)))}) returning *, xmin::text as row_version
    ), version as (${addedVersion(kind, put)})
    ${tells ? sql`, told as (${toldEvent('created', put)})` : sql``}
    ${written(columns)}`,
  )
  const [stamps] = await save(db, {
    ...parametersOf(row),
    userId,
    versionId: uuidV7(),
    ...(tells && { record: recordOf(row) }),
  })
  const { rowVersion: _, ...times } = stamps!
  return { ...row, ...times }
}

/** A row with the version of it that PostgreSQL keeps, which every write changes. */
export interface ReadArticle {
  readonly row: ArticleRow
  readonly xmin: string
  /** Analysis of its text, if that was needed. */
  readonly analyzed?: TextAnalysis | undefined
}

/** Returns the account's article, locked in a transaction; undefined if there is none. */
export const findArticle = async (
  db: Kysely<Database>,
  { id, accountId }: { readonly id: string; readonly accountId: string },
): Promise<ReadArticle | undefined> => {
  const found = await db
    .selectFrom('articles')
    .selectAll()
    .select(sql<string>`xmin::text`.as('xmin'))
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .$if(db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!found) return undefined
  const { xmin, ...row } = found
  return { row, xmin }
}

/** Returns the account's article like `findArticle`. Throws 404 if there is none. */
export const readArticle = async (
  db: Kysely<Database>,
  key: { readonly id: string; readonly accountId: string },
): Promise<ReadArticle> => {
  const found = isUuid(key.id) ? await findArticle(db, key) : undefined
  if (!found) throw notFound('article')
  return found
}

/**
 * Merges the change into the user's latest version if that was saved within minutes, or else adds one and removes the
 * oldest. The first version and restored ones stay as they are.
 */
const versionOfUpdate = (kind: VersionKind, put: Put) => {
  const merged =
    kind === 'saved'
      ? sql`
    update article_versions as version set (${names(['updatedAt', ...versioned])}) =
      (changed.updated_at, ${ofChanged(versioned)})
    from changed
    where version.kind = 'saved' and version.created_by = ${put('userId')}
      and changed.updated_at < version.created_at + ${sql.lit(versionSpan)} * interval '1 millisecond'
      and version.id = (
        select id from article_versions where article_id = ${put('id')} order by created_at desc, id desc limit 1
      )
    returning version.id`
      : sql`select from changed where false`
  return sql`
    , merged as (${merged}),
    added as (${addedVersion(kind, put)} where not exists (select from merged) returning article_id),
    pruned as (
      delete from article_versions where id in (
        select version.id from article_versions as version
        where version.article_id = (select article_id from added)
        order by version.created_at desc, version.id desc offset ${sql.lit(versionsKept - 1)}
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
  { userId, kind, tells }: Saving<VersionKind | null>,
): Promise<ReadArticle | undefined> => {
  const row: UnsavedArticle = { ...read.row, ...columns }
  const changed = Object.keys(columns) as (keyof UnsavedArticle)[]
  const save = statement(['update', kind, tells, ...changed], (put) => {
    const assignments = changed.map((column) => sql`${sql.ref(column)} = ${columnValue(column, put)}`)
    return sql`
    with changed as (
      update articles set ${sql.join([...assignments, sql`updated_at = ${nextUpdate}`])}
      where id = ${put('id')} and account_id = ${put('accountId')} and xmin = ${put('xmin')}::xid
      returning *, xmin::text as row_version
    )
    ${kind === null ? sql`` : versionOfUpdate(kind, put)}
    ${tells ? sql`, told as (${toldEvent('patched', put)})` : sql``}
    ${written(changed)}`
  })
  const [stamps] = await save(db, {
    ...parametersOf(columns),
    id: row.id,
    accountId: row.accountId,
    xmin: read.xmin,
    userId,
    versionId: uuidV7(),
    ...(tells && { record: recordOf(row) }),
  })
  if (!stamps) return undefined
  const { rowVersion, ...times } = stamps
  return { row: { ...row, ...times }, xmin: rowVersion }
}
