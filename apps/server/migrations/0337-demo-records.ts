import { sql, type Kysely } from 'kysely'

/** Which records of an account are examples, and what their content was when they were made. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table demo_records (
      account_id uuid not null references accounts on delete cascade,
      kind text not null,
      record_id uuid not null,
      content text not null,
      primary key (account_id, kind, record_id)
    )`.execute(db)
}
