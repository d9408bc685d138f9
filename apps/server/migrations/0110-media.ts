import { sql, type Kysely } from 'kysely'

/** Pictures of an account and their folders; the bytes lie in DATA_DIR/media by content. Paths: '' is the root. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table media_folders (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      path text not null
    )`.execute(db)
  await sql`create unique index media_folders_path_key on media_folders (account_id, lower(path))`.execute(db)
  await sql`
    create table media_files (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      folder text not null,
      name text not null,
      sha256 text not null,
      type text not null,
      size integer not null,
      width integer not null,
      height integer not null,
      removed_at timestamptz(3)
    )`.execute(db)
  await sql`
    create unique index media_files_name_key on media_files (account_id, lower(folder), lower(name))
    where removed_at is null`.execute(db)
  await sql`
    create index media_files_newest on media_files (account_id, folder, updated_at, id)
    where removed_at is null`.execute(db)
  await sql`create index media_files_content on media_files (account_id, sha256)`.execute(db)
}
