import type { Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Queries for tests of bulks: a bulk, its rows in order, and the account's articles and units. */
export const bulkReads = (db: () => Kysely<Database>, accountId: () => string) => {
  const rows = (id: string) =>
    db().selectFrom('articleBulkRows').selectAll().where('bulkId', '=', id).orderBy('position').execute()
  return {
    rows,
    bulk: (id: string) =>
      db().selectFrom('articleBulks').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    statuses: async (id: string) => (await rows(id)).map(({ status }) => status),
    articles: () =>
      db().selectFrom('articles').selectAll().where('accountId', '=', accountId()).orderBy('id').execute(),
    usage: () =>
      db()
        .selectFrom('usageCounters')
        .select(['used', 'reserved'])
        .where('accountId', '=', accountId())
        .execute(),
  }
}
