import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table outbox (
      seq bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      account_id uuid,
      path text not null,
      event text not null,
      record jsonb not null,
      created_at timestamptz(3) not null default now()
    )`.execute(db)
  await sql`create index outbox_cursor on outbox (xid, seq)`.execute(db)
  await sql`create index outbox_age on outbox (created_at)`.execute(db)
}
