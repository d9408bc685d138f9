import { sql, type Kysely } from 'kysely'

/** Mail on its way out, and mail that admins read here because no SMTP server is set. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table mails (
      id uuid primary key,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      recipient text not null,
      subject text not null,
      body_sealed text,
      status text not null,
      attempts integer not null default 0,
      due_at timestamptz(3) not null,
      message text not null default ''
    )`.execute(db)
  await sql`create index mails_newest on mails (created_at, id)`.execute(db)
  await sql`create index mails_due on mails (due_at) where status = 'queued'`.execute(db)
}
