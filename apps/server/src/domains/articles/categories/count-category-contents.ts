import { sql } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import { categorised } from './categorized-tables.ts'

/** Counts the records of each category; empty categories may be absent. */
export const countContents = async (
  { db }: Pick<AppContext, 'db'>,
  accountId: string,
  ids: readonly string[],
  kinds = categorised,
): Promise<ReadonlyMap<string, number>> => {
  const counts = new Map<string, number>()
  if (ids.length === 0) return counts
  for (const { table } of kinds) {
    const { rows } = await sql<{ id: string; count: number }>`
      select category_id as id, count(*)::int as count from ${sql.table(table)}
      where account_id = ${accountId} and category_id = any(${ids}::uuid[]) group by category_id`.execute(db)
    for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return counts
}
