import { sql, type Kysely } from 'kysely'
import { accountTables } from '../../domains/operations/account-data/account-tables.ts'
import type { Database } from '../../platform/db/database.ts'

/** Returns the names of tables and views whose rows belong to accounts. */
export const ownedRelations = async (db: Kysely<Database>): Promise<ReadonlySet<string>> => {
  const { rows: views } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    join information_schema.views using (table_schema, table_name)
    where table_schema = current_schema() and column_name = 'account_id'`.execute(db)
  return new Set([...(await accountTables(db)), ...views].map(({ name }) => name))
}
