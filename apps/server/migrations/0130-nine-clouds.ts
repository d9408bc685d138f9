import { sql, type Kysely } from 'kysely'

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table cloud_accounts
      add column api_token_sealed text not null default '',
      add column api_token_last4 text not null default '',
      add column account_name text not null default '',
      add column website text not null default '',
      add column object_storages jsonb not null default '[]',
      add column storages_at timestamptz(3)`.execute(db)
  await sql`alter table site_targets add column storage_id text`.execute(db)
}
