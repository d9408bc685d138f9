import { sql, type Kysely } from 'kysely'

/** Font families that accounts upload, and their files. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table own_fonts (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      name text not null,
      css_name text not null,
      key text not null unique,
      is_variable boolean not null
    )`.execute(db)
  await sql`create index own_fonts_by_account on own_fonts (account_id, created_at, id)`.execute(db)
  await sql`
    create table own_font_faces (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      font_id uuid not null references own_fonts (id) on delete cascade,
      style text not null,
      weight integer not null,
      weight_max integer,
      facts jsonb not null,
      files jsonb not null,
      size integer not null,
      confirmed_by uuid references users (id) on delete set null,
      confirmed_at timestamptz not null default now(),
      unique (font_id, style, weight)
    )`.execute(db)
  await sql`create index own_font_faces_by_account on own_font_faces (account_id)`.execute(db)
}
