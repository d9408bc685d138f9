import { sql, type Kysely } from 'kysely'

/**
 * Store codes and labels of listings, and phone numbers by E.164 and as their country writes them. The application
 * reads the numbers when listings are answered; whatever changes a listing, an earlier release too, empties them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table naps
      add column store_code text not null default '',
      add column labels text not null default '',
      add column phone_e164 text,
      add column phone_national text`.execute(db)
  await sql`
    create function forget_nap_phone() returns trigger language plpgsql as $$
    begin
      new.phone_e164 := null;
      new.phone_national := null;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger naps_forget_phone before update on naps for each row
    when ((old.phone, old.country) is distinct from (new.phone, new.country))
    execute function forget_nap_phone()`.execute(db)
  // A view keeps the columns that the table had when it was made: those that are new come at its end.
  await sql`
    create or replace view duplicate_naps as
    select * from naps one
    where (one.phone_key <> '' and exists (
      select from naps other
      where other.account_id = one.account_id and other.phone_key = one.phone_key
        and other.phone_key <> '' and other.id <> one.id
    )) or (one.address_key <> '' and exists (
      select from naps other
      where other.account_id = one.account_id and other.address_key = one.address_key
        and other.address_key <> '' and other.id <> one.id
    ))`.execute(db)
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db)
  if (rows.length === 0) return
  await sql`
    create index naps_by_label on naps using gin (labels gin_trgm_ops, store_code gin_trgm_ops)`.execute(db)
}
