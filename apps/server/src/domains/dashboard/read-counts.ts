import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { CountSubject } from './tables.ts'

export interface Count {
  readonly subject: CountSubject
  readonly state: string
  /** Day in UTC, or '-infinity'. */
  readonly day: string
  readonly amount: number
}

/**
 * Returns the account's counts, by day since `since` ('2026-08-22'), from one snapshot of stored counts and
 * pending changes.
 */
export const readCounts = async (
  db: Kysely<Database>,
  accountId: string,
  since: string,
): Promise<readonly Count[]> => {
  const { rows } = await sql<Count>`
    select subject, state, day, sum(amount) as amount from (
      select subject, state, day, amount from kept_counts where account_id = ${accountId}
      union all
      select subject, state, day, amount from count_changes where account_id = ${accountId}
    ) as counts
    where day = '-infinity' or day >= ${since}::date
    group by 1, 2, 3 having sum(amount) <> 0`.execute(db)
  return rows
}
