import { sql, type Kysely } from 'kysely'

/**
 * Earlier data of listings, the data that posts were sent with, and the targets of an update. A trigger stores the
 * earlier data, whichever statement changes a listing.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table listing_changes (
      nap_id uuid primary key references naps on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      earlier jsonb not null default '[]',
      changed_at timestamptz(3) not null default clock_timestamp()
    )`.execute(db)
  await sql`create index listing_changes_of_account on listing_changes (account_id, changed_at)`.execute(db)
  await sql`
    create table post_texts (
      job_id uuid primary key references campaign_jobs on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      title text not null,
      html text not null,
      sent_at timestamptz(3) not null default now(),
      earlier_title text,
      earlier_html text
    )`.execute(db)
  await sql`create index post_texts_of_account on post_texts (account_id, job_id)`.execute(db)
  await sql`
    create table listing_update_places (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      run_id uuid not null references runs on delete cascade,
      nap_id uuid not null,
      kind text not null,
      subject_id uuid not null,
      name text not null,
      chosen text[] not null default '{}',
      based_on text not null default '',
      over_edits boolean not null default false,
      outcome text not null default 'planned',
      message text not null default '',
      sending jsonb,
      publication_run_id uuid,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      unique (run_id, kind, subject_id)
    )`.execute(db)
  await sql`create index listing_update_places_of on listing_update_places (account_id, nap_id, created_at)`.execute(
    db,
  )
  await sql`
    create function keep_earlier_listing() returns trigger language plpgsql as $$
    declare
      besides text[] := array['id', 'account_id', 'created_by', 'created_at', 'updated_at', 'phone_key', 'address_key',
        'phone_e164', 'phone_national', 'store_code', 'labels'];
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
  await sql`
    create trigger naps_keep_earlier after update on naps for each row
    when (old.* is distinct from new.*) execute function keep_earlier_listing()`.execute(db)
}
