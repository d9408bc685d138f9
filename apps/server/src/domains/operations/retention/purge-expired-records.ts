import { sql, type RawBuilder } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'

const day = 24 * 3_600_000

/** Rows per statement; each is a separate, short transaction. */
const atOnce = 5_000

/** Expired records by table, and the days for which they are retained. */
const retentionRules: readonly {
  readonly table: string
  readonly days: number
  readonly when: RawBuilder<unknown>
}[] = [
  // a counter restarts at its next use
  { table: 'rate_limits', days: 1, when: sql`resets_at` },
  { table: 'password_resets', days: 7, when: sql`expires_at` },
  // they contain a password hash, so none outlives its link
  { table: 'pending_registrations', days: 0, when: sql`expires_at` },
  // the audit log keeps the actions of a session
  { table: 'login_sessions', days: 30, when: sql`expires_at` },
  // a failed publication resumes from the latest run of its site
  {
    table: 'runs',
    days: 90,
    when: sql`not exists (select from sites where run_id = runs.id)
      and not exists (select from turbos where run_id = runs.id) and ended_at`,
  },
  // shown only by its run
  { table: 'site_imports', days: 90, when: sql`created_at` },
  { table: 'work_attempts', days: 30, when: sql`begun_at` },
  // a year of spending by month; answers are given again for 30 days
  { table: 'model_calls', days: 400, when: sql`status <> 'reserved' and created_at` },
  { table: 'model_answers', days: 30, when: sql`created_at` },
  // an address gets an automatic reply a day
  { table: 'lead_autoreplies', days: 1, when: sql`sent_at` },
  { table: 'notifications', days: 365, when: sql`status = 'seen' and created_at` },
]

/** Deletes records past their retention period. Returns the number deleted. */
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
