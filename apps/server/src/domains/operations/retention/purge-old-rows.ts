import { sql, type RawBuilder } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'

const day = 24 * 3_600_000

/** Rows removed by one statement: each is a transaction of its own that holds nobody up. */
const atOnce = 5_000

/** What is of no use any more, and how many days it stays after it has passed. */
const retentionRules: readonly {
  readonly table: string
  readonly days: number
  readonly when: RawBuilder<unknown>
}[] = [
  // a counter begins anew at its next use
  { table: 'rate_limits', days: 1, when: sql`resets_at` },
  { table: 'password_resets', days: 7, when: sql`expires_at` },
  // they hold the hash of a password, so none stays longer than its link works
  { table: 'pending_registrations', days: 0, when: sql`expires_at` },
  // what was done in it stays in the log
  { table: 'login_sessions', days: 30, when: sql`expires_at` },
  // the latest run of a site is what a publication that failed is gone on from
  {
    table: 'runs',
    days: 90,
    when: sql`not exists (select from sites where run_id = runs.id)
      and not exists (select from turbos where run_id = runs.id) and ended_at`,
  },
  // shown by its run alone
  { table: 'site_imports', days: 90, when: sql`created_at` },
  { table: 'work_attempts', days: 30, when: sql`begun_at` },
  { table: 'notifications', days: 365, when: sql`status = 'seen' and created_at` },
]

/** Removes what has passed long ago, so that these tables grow with their use and not with time. Answers how many. */
export const purgeExpiredRecords = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<number> => {
  let removed = 0
  for (const { table, days, when } of retentionRules) {
    const before = new Date(now().getTime() - days * day).toISOString()
    for (let more = true; more;) {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where ${when} < ${before} limit ${atOnce} for update skip locked
        ))`.execute(db)
      const count = Number(numAffectedRows ?? 0n)
      removed += count
      more = count === atOnce
    }
  }
  return removed
}
