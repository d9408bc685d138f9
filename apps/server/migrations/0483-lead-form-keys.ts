import { sql, type Kysely } from 'kysely'

/**
 * Keeps the keys of published form tokens, so that they outlive their APP_SECRET, and tells versions of a form that
 * differ by page from those that were replaced.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table lead_form_keys (
      id text primary key,
      created_at timestamptz(3) not null default now(),
      key_sealed text not null
    )`.execute(db)
  // key of the tokens at a destination; null for tokens of an earlier format, and without forms
  await sql`alter table published_listings add column forms_key text`.execute(db)
  await sql`alter table site_targets add column shown_forms_key text`.execute(db)
  // digest of the form as typed, with its placeholders; null if its pages have not been published since
  await sql`alter table lead_forms add column shape text`.execute(db)
  await sql`alter table lead_form_versions add column shape text`.execute(db)
}
