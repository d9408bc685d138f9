import { sql, type Kysely } from 'kysely'

/**
 * The listing as a publication showed it, for each of its places, and what each place shows now: null while nobody
 * knows, because it was published before this was kept. No reference to naps: it outlives a listing that is deleted.
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
