import { sql, type Kysely } from 'kysely'

/**
 * Images in the libraries of blogs, once for each content and blog; a row is there before its image is sent. What a
 * planned post was like when its platform was asked, by which it is found again. Whether a place takes images.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table blog_images (
      sub_property_id uuid not null references sub_properties on delete cascade,
      sha256 text not null,
      account_id uuid not null references accounts on delete cascade,
      created_at timestamptz not null default now(),
      name text not null,
      asked_at timestamptz,
      external_id text not null default '',
      url text not null default '',
      type text not null default '',
      width integer,
      height integer,
      primary key (sub_property_id, sha256)
    )`.execute(db)
  await sql`create unique index blog_images_named on blog_images (sub_property_id, name)`.execute(db)
  await sql`create index blog_images_of_account on blog_images (account_id)`.execute(db)
  await sql`alter table campaign_jobs add asked_slug text, add asked_imprint text`.execute(db)
  await sql`alter table sub_properties add takes_images boolean`.execute(db)
}
