import { sql, type Kysely } from 'kysely'

/**
 * Normalized phone number and address of a listing, by which duplicates are found. The application fills in the keys
 * when duplicates are searched; each change of a listing clears them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table naps add column phone_key text, add column address_key text`.execute(db)
  await sql`create index naps_phone_key on naps (account_id, phone_key) where phone_key <> ''`.execute(db)
  await sql`create index naps_address_key on naps (account_id, address_key) where address_key <> ''`.execute(
    db,
  )
  await sql`create index naps_without_keys on naps (account_id) where phone_key is null`.execute(db)
  await sql`
    create function forget_nap_keys() returns trigger language plpgsql as $$
    begin
      new.phone_key := null;
      new.address_key := null;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger naps_forget_keys before update on naps for each row
    when (
      (old.phone, old.country, old.address1, old.address2, old.city, old.zip)
      is distinct from (new.phone, new.country, new.address1, new.address2, new.city, new.zip)
    ) execute function forget_nap_keys()`.execute(db)
  await sql`
    create view duplicate_naps as
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
}
