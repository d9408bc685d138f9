import { sql, type Kysely } from 'kysely'

/**
 * Counts taps on phone numbers of published sites. Sites keep how, and the number that they show, because their pages
 * depend on both.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table sites
      add column count_calls text not null default 'hosted',
      add column tracking_number text not null default ''`.execute(db)
  // campaign: its id as text, empty without one; a deleted campaign leaves the calls of its site
  await sql`
    create table lead_calls (
      account_id uuid not null references accounts on delete cascade,
      site_id uuid not null references sites on delete cascade,
      page_id uuid references site_pages on delete set null,
      page_path text not null,
      campaign text not null default '',
      day date not null,
      calls integer not null,
      primary key (site_id, page_path, campaign, day)
    )`.execute(db)
  await sql`create index lead_calls_of_account on lead_calls (account_id, day)`.execute(db)
  await sql`create index lead_calls_of_page on lead_calls (page_id) where page_id is not null`.execute(db)
  // how the pages of a destination count calls: null before this release, empty without phone links
  for (const [table, prefix] of [
    ['published_listings', ''],
    ['site_targets', 'shown_'],
  ] as const)
    await sql`
      alter table ${sql.table(table)}
        add column ${sql.ref(`${prefix}calls`)} text,
        add column ${sql.ref(`${prefix}tracking_number`)} text`.execute(db)
  await sql`alter table site_targets add column calls_moved boolean not null default false`.execute(db)
}
