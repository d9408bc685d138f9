import { sql, type Kysely } from 'kysely'

/**
 * The listing as each target of a publication showed it, and as it shows it now: null if unknown, because it was
 * published before this migration. Does not reference naps, so that it outlives a deleted listing.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table published_listings (
      publication_id uuid not null references publications on delete cascade,
      target_id uuid not null references site_targets on delete cascade,
      nap_id uuid,
      data jsonb not null,
      primary key (publication_id, target_id)
    )`.execute(db)
  await sql`create index published_listings_target on published_listings (target_id)`.execute(db)
  await sql`alter table site_targets add column shown_nap_id uuid, add column shown_listing jsonb`.execute(db)
  await sql`
    create index site_targets_shown_nap on site_targets (account_id, shown_nap_id)
    where shown_nap_id is not null`.execute(db)
}
