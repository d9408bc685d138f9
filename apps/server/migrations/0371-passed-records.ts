import { sql, type Kysely } from 'kysely'

/** Indexes by which expired records are found. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index login_sessions_passed on login_sessions (expires_at)`.execute(db)
  await sql`create index rate_limits_passed on rate_limits (resets_at)`.execute(db)
  await sql`create index password_resets_passed on password_resets (expires_at)`.execute(db)
  await sql`create index notifications_passed on notifications (created_at) where status = 'seen'`.execute(db)
}
