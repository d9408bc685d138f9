import { sql, type Kysely } from 'kysely'

/** Links by which clients see a site or a campaign's plan; of the secret in them only its SHA-256 is kept. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table preview_links (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      site_id uuid references sites on delete cascade,
      campaign_id uuid references campaigns on delete cascade,
      secret_hash text not null unique,
      expires_at timestamptz(3) not null
    )`.execute(db)
  await sql`create index preview_links_by_account on preview_links (account_id)`.execute(db)
  await sql`create index preview_links_by_site on preview_links (site_id)`.execute(db)
  await sql`create index preview_links_by_campaign on preview_links (campaign_id)`.execute(db)
}
