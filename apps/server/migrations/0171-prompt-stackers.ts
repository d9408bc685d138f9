import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table prompt_stackers (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      name text not null,
      description text not null default '',
      steps jsonb not null,
      step_count integer generated always as (jsonb_array_length(steps)) stored,
      variables jsonb not null default '[]'
    )`.execute(db)
  await sql`create index prompt_stackers_newest on prompt_stackers (account_id, created_at, id)`.execute(db)
}
