import { sql, type Kysely } from 'kysely'

/** Smaller and better compressed files of images, made once per content, width and format. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table picture_files (
      account_id uuid not null references accounts (id) on delete cascade,
      sha256 text not null,
      width integer not null,
      type text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      tries integer not null default 0,
      problem text,
      file_sha256 text,
      size integer not null default 0,
      primary key (account_id, sha256, width, type)
    )`.execute(db)
}
