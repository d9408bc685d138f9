import { sql, type Kysely } from 'kysely'

/** Requests for pictures; a run of kind 'generate-images' works on each. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table image_generations (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      run_id uuid not null,
      generator text not null,
      model text not null,
      prompt text not null,
      aspect_ratio text not null,
      status text not null default 'queued',
      progress integer not null default 0,
      message text not null default '',
      images jsonb not null default '[]',
      cost double precision,
      task_id text
    )`.execute(db)
  await sql`create index image_generations_newest on image_generations (account_id, created_at, id)`.execute(
    db,
  )
  await sql`create unique index image_generations_run on image_generations (run_id)`.execute(db)
}
