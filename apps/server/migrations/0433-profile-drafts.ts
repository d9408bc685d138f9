import { sql, type Kysely } from 'kysely'

/** Drafts of business profiles, with the pages that they have read until they end. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table profile_drafts (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      profile_id uuid not null references business_profiles on delete cascade,
      nap_id uuid not null,
      url text not null default '',
      status text not null default 'running' check (status in ('running', 'done', 'failed')),
      due_at timestamptz(3),
      attempts integer not null default 0,
      pages jsonb not null default '[]',
      read_pages integer not null default 0,
      proposals integer not null default 0,
      problem text not null default '',
      model text not null default '',
      prompt_version text not null default '',
      input_tokens integer,
      output_tokens integer,
      cost double precision
    )`.execute(db)
  await sql`create index profile_drafts_of_account on profile_drafts (account_id, created_at, id)`.execute(db)
  await sql`create index profile_drafts_of_profile on profile_drafts (profile_id, created_at)`.execute(db)
  await sql`create index profile_drafts_due on profile_drafts (due_at) where status = 'running'`.execute(db)
}
