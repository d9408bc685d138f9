import { CompiledQuery, type Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { textOf, type Fragment } from './sql-fragment.ts'

/**
 * Runs a statement of this folder. `db` must have no plugins, because they would rename the result's
 * properties.
 */
export const execute = async (
  db: Kysely<Database>,
  statement: Fragment,
): Promise<Record<string, unknown>[]> => {
  const query = CompiledQuery.raw(textOf(statement), [...statement.values])
  const { rows } = await db.executeQuery<Record<string, unknown>>(query)
  return rows
}
