import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from './database.ts'

type Chosen =
  'articles' | 'categories' | 'naps' | 'prompt_stackers' | 'rss_feeds' | 'sub_properties' | 'turbo_data'

/** Returns the ids that belong to the account, in their order. */
export const ownIds = async (
  db: Kysely<Database>,
  accountId: string,
  table: Chosen,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) return []
  const chosen: RawBuilder<unknown> = sql`unnest(${[...ids]}::uuid[]) with ordinality as chosen (id, place)`
  const { rows } = await sql<{ id: string }>`
    select own.id from ${chosen} join ${sql.table(table)} own on own.id = chosen.id and own.account_id = ${accountId}
    order by chosen.place`.execute(db)
  return rows.map(({ id }) => id)
}
