import { sql, type Kysely } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Advisory lock key for merging counts. */
const lockKey = 4_201_335

/** Maximum number of changes merged at once. */
const most = 50_000

/**
 * Merges pending changes into the stored counts in one transaction. Skips if another worker holds the lock.
 * Returns the number of changes.
 */
export const mergeCountChanges = (db: Kysely<Database>): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { rows: locks } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(${lockKey}) as free`.execute(transaction)
    if (!locks[0]?.free) return 0
    const { rows } = await sql<{ changes: number }>`
      with gone as (
        delete from count_changes where id in (select id from count_changes order by id limit ${most})
        returning account_id, subject, state, day, amount
      ), kept as (
        insert into kept_counts as kept
        select account_id, subject, state, day, sum(amount) from gone group by 1, 2, 3, 4
        on conflict (account_id, subject, state, day) do update set amount = kept.amount + excluded.amount
      )
      select count(*) as changes from gone`.execute(transaction)
    return rows[0]?.changes ?? 0
  })

/**
 * Recounts everything for one account or all, in case counts are doubted. Exact under concurrent writes: one
 * statement reads the rows and drops the changes they include; later commits add to the result.
 */
export const recount = (db: Kysely<Database>, accountId?: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction)
    const wanted = accountId === undefined ? sql`true` : sql`account_id = ${accountId}`
    await sql`
      with dropped as (
        delete from count_changes where ${wanted}
      ), counted as (
        select account_id, subject, state, day, sum(amount) as amount from counted_rows where ${wanted}
        group by 1, 2, 3, 4
      ), cleared as (
        update kept_counts as kept set amount = 0 where ${wanted} and not exists (
          select from counted where (counted.account_id, counted.subject, counted.state, counted.day)
            = (kept.account_id, kept.subject, kept.state, kept.day))
      )
      insert into kept_counts select * from counted
      on conflict (account_id, subject, state, day) do update set amount = excluded.amount`.execute(
      transaction,
    )
  })
