import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table naps (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      business_name text not null,
      address1 text not null,
      phone text not null,
      country text not null default '',
      address2 text not null default '',
      city text not null default '',
      state text not null default '',
      zip text not null default '',
      plus4 text not null default '',
      map_embed_code text not null default '',
      fax text not null default '',
      website text not null default '',
      latitude text not null default '',
      longitude text not null default '',
      kgmid text not null default '',
      about_us_blurb text not null default '',
      youtube text not null default '',
      facebook text not null default '',
      linkedin text not null default '',
      tiktok text not null default '',
      instagram text not null default '',
      twitter text not null default '',
      weekdays jsonb not null default '[]',
      additional_socials jsonb not null default '[]'
    )`.execute(db)
  await sql`create index naps_newest on naps (account_id, created_at, id)`.execute(db)
}
