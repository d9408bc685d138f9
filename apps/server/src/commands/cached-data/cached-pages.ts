import type { CachedData, CachedPage } from '@web2/contract'
import { limits } from '@web2/contract'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { badInput, notFound } from '../../errors.ts'
import type { Owner } from '../sites/create-site.ts'

const rowsOf = ({ accountId, userId }: Owner, key: string) => ({ accountId, userId, key })

const ofKey = (db: Kysely<Database>, owner: Owner, key: string) => {
  const { accountId, userId } = rowsOf(owner, key)
  return db
    .selectFrom('cachedPages')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('key', '=', key)
}

const deleteKey = (db: Kysely<Database>, { accountId, userId }: Owner, key: string) =>
  db
    .deleteFrom('cachedPages')
    .where('accountId', '=', accountId)
    .where('userId', '=', userId)
    .where('key', '=', key)
    .execute()

const maybeCached = async (
  db: Kysely<Database>,
  owner: Owner,
  key: string,
): Promise<CachedData | undefined> => {
  const rows = await ofKey(db, owner, key).selectAll().orderBy('position').orderBy('pageId').execute()
  const [first] = rows
  if (!first) return undefined
  const latest = rows.reduce((one, other) => (other.updatedAt > one.updatedAt ? other : one))
  const earliest = rows.reduce((one, other) => (other.createdAt < one.createdAt ? other : one))
  return {
    _id: key,
    createdAt: earliest.createdAt,
    updatedAt: latest.updatedAt,
    pages: rows.map(({ page }) => JSON.parse(page) as CachedPage),
  }
}

/** What the user has cached under a key; 404 when that is nothing. */
export const findCached = async (
  { db }: Pick<AppContext, 'db'>,
  owner: Owner,
  key: string,
): Promise<CachedData> => {
  const found = await maybeCached(db, owner, key)
  if (!found) throw notFound('cached data')
  return found
}

const requireRoom = async (transaction: Transaction<Database>, owner: Owner, key: string) => {
  const { bytes } = await ofKey(transaction, owner, key)
    .select(sql<number>`coalesce(sum(octet_length(page)), 0)::float8`.as('bytes'))
    .executeTakeFirstOrThrow()
  if (bytes > limits.cachedDataBytes)
    throw badInput({
      pages: `More than ${limits.cachedDataBytes / 1e6} MB of unsaved pages can not be kept. Save the site first.`,
    })
}

/** The pages that a change names, as they are kept: the others may be many megabytes and are not read. */
const keptOf = async (
  transaction: Transaction<Database>,
  owner: Owner,
  key: string,
  pages: readonly CachedPage[],
) => {
  const rows = await ofKey(transaction, owner, key)
    .where(sql<boolean>`page_id = any(${pages.map(({ _id }) => _id)})`)
    .select(['pageId', 'position', 'page'])
    .execute()
  const { last } = await ofKey(transaction, owner, key)
    .select(sql<number>`coalesce(max(position), -1)::int`.as('last'))
    .executeTakeFirstOrThrow()
  return { kept: new Map(rows.map((row) => [row.pageId, row])), last }
}

/** Keeps pages under a key: in the place of all that were kept there, or of those alone that it names. */
export const cachePages = async (
  { db }: Pick<AppContext, 'db'>,
  owner: Owner,
  key: string,
  { pages, whole }: { readonly pages: readonly CachedPage[]; readonly whole: boolean },
): Promise<CachedData> => {
  if (key.length > 80) throw badInput({ _id: 'An id has 80 characters at most.' })
  return db.transaction().execute(async (transaction) => {
    if (whole) await deleteKey(transaction, owner, key)
    const { kept, last: end } = whole
      ? { kept: new Map<string, never>(), last: -1 }
      : await keptOf(transaction, owner, key, pages)
    let last = end
    for (const page of pages) {
      const present = kept.get(page._id)
      const merged = { ...(present && (JSON.parse(present.page) as CachedPage)), ...page }
      await transaction
        .insertInto('cachedPages')
        .values({
          ...rowsOf(owner, key),
          pageId: page._id,
          position: present?.position ?? ++last,
          page: JSON.stringify(merged),
        })
        .onConflict((conflict) =>
          conflict.columns(['accountId', 'userId', 'key', 'pageId']).doUpdateSet({
            page: JSON.stringify(merged),
            updatedAt: sql`now()`,
          }),
        )
        .execute()
    }
    await requireRoom(transaction, owner, key)
    const cached = await maybeCached(transaction, owner, key)
    const moment = new Date().toISOString()
    return cached ?? { _id: key, createdAt: moment, updatedAt: moment, pages: [] }
  })
}

/** Forgets what the user has cached under a key, and answers what it was; 404 when that is nothing. */
export const forgetCached = async (
  context: Pick<AppContext, 'db'>,
  owner: Owner,
  key: string,
): Promise<CachedData> => {
  const cached = await findCached(context, owner, key)
  await deleteKey(context.db, owner, key)
  return cached
}

/** Unsaved pages that nobody came back to. */
export const purgeCached = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - limits.cachedDataKept).toISOString()
  await db.deleteFrom('cachedPages').where('updatedAt', '<', before).execute()
}
