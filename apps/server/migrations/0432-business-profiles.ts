import { sql, type Kysely } from 'kysely'

/**
 * Business profiles, each used by one listing or several of the account. Which profile a listing uses is none of its
 * earlier data, so the trigger of listings ignores it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table business_profiles (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      version integer not null default 0,
      confirmed jsonb not null default '{}',
      proposed jsonb not null default '{}'
    )`.execute(db)
  await sql`create index business_profiles_of_account on business_profiles (account_id, created_at, id)`.execute(
    db,
  )
  await sql`
    alter table naps add column profile_id uuid references business_profiles on delete set null`.execute(db)
  await sql`create index naps_of_profile on naps (profile_id) where profile_id is not null`.execute(db)
  await sql`
    create or replace function keep_earlier_listing() returns trigger language plpgsql as $$
    declare
      besides text[] := array['id', 'account_id', 'created_by', 'created_at', 'updated_at', 'phone_key', 'address_key',
        'phone_e164', 'phone_national', 'store_code', 'labels', 'profile_id'];
      was jsonb := to_jsonb(old) - besides;
    begin
      if was = to_jsonb(new) - besides then return null; end if;
      insert into listing_changes as known (nap_id, account_id, earlier)
      values (new.id, new.account_id, jsonb_build_array(was))
      on conflict (nap_id) do update set
        earlier = (
          select jsonb_agg(version order by place) from (
            select version, min(place) as place
            from jsonb_array_elements(excluded.earlier || known.earlier) with ordinality as each (version, place)
            group by version order by 2 limit 10
          ) latest),
        changed_at = excluded.changed_at;
      return null;
    end $$`.execute(db)
}
