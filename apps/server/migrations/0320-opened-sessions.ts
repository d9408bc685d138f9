import { sql, type Kysely } from 'kysely'

/** Sign-ins as another user, which end with the admin's own session; and the log by person. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table login_sessions add opened_by uuid references login_sessions on delete cascade`.execute(
    db,
  )
  await sql`create index login_sessions_opened on login_sessions (opened_by) where opened_by is not null`.execute(
    db,
  )
}
