import { sql, type Kysely } from 'kysely'

/**
 * Forms of published sites and what visitors send with them. A deleted site leaves its forms and leads: its pages may
 * still be public somewhere, and they deliver.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table lead_forms (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      site_id uuid references sites on delete set null,
      site_name text not null,
      name text not null,
      version text not null,
      fields jsonb not null,
      recipients jsonb
    )`.execute(db)
  await sql`create index lead_forms_newest on lead_forms (account_id, created_at, id)`.execute(db)
  await sql`create index lead_forms_of_site on lead_forms (site_id)`.execute(db)
  await sql`create index lead_forms_creator on lead_forms (created_by)`.execute(db)
  // pages that were published earlier, cached or restored send the versions that they were made with
  await sql`
    create table lead_form_versions (
      form_id uuid not null references lead_forms on delete cascade,
      version text not null,
      account_id uuid not null references accounts on delete cascade,
      created_at timestamptz(3) not null default now(),
      definition jsonb not null,
      primary key (form_id, version)
    )`.execute(db)
  await sql`create index lead_form_versions_of_account on lead_form_versions (account_id)`.execute(db)
  // where a form is public: each destination has its own thank-you page
  await sql`
    create table lead_form_targets (
      form_id uuid not null references lead_forms on delete cascade,
      target_id uuid not null,
      account_id uuid not null references accounts on delete cascade,
      base_url text not null,
      thank_you_url text not null,
      public_url text not null,
      primary key (form_id, target_id)
    )`.execute(db)
  await sql`create index lead_form_targets_of_account on lead_form_targets (account_id)`.execute(db)
  await sql`
    create table leads (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      status text not null,
      site_id uuid references sites on delete set null,
      site_name text not null,
      form_id uuid references lead_forms on delete set null,
      form_name text not null,
      page_id uuid references site_pages on delete set null,
      page_name text not null default '',
      page_url text not null default '',
      referrer text not null default '',
      utm jsonb not null default '{}',
      campaign_id uuid references campaigns on delete set null,
      nap_id uuid references naps on delete set null,
      name text not null default '',
      email text not null default '',
      phone text not null default '',
      message text not null default '',
      entries jsonb not null,
      files jsonb not null default '[]',
      consent jsonb,
      assigned_to uuid references users on delete set null,
      value bigint,
      currency text not null default 'USD',
      spam_score integer not null default 0,
      spam_reasons jsonb not null default '[]',
      read_at timestamptz(3),
      announced_at timestamptz(3),
      confirm_until timestamptz(3),
      submission_key text,
      taught text
    )`.execute(db)
  await sql`create index leads_newest on leads (account_id, created_at, id)`.execute(db)
  await sql`create index leads_by_status on leads (account_id, status, created_at, id)`.execute(db)
  await sql`create index leads_of_site on leads (site_id, created_at)`.execute(db)
  await sql`create index leads_of_form on leads (form_id)`.execute(db)
  await sql`create index leads_of_page on leads (page_id)`.execute(db)
  await sql`create index leads_of_campaign on leads (campaign_id)`.execute(db)
  await sql`create index leads_of_listing on leads (nap_id)`.execute(db)
  await sql`create index leads_assigned on leads (assigned_to)`.execute(db)
  await sql`create index leads_creator on leads (created_by)`.execute(db)
  await sql`create index leads_taught on leads (account_id, taught) where taught is not null`.execute(db)
  await sql`create index leads_of_email on leads (account_id, lower(email)) where email <> ''`.execute(db)
  await sql`create index leads_of_phone on leads (account_id, phone) where phone <> ''`.execute(db)
  await sql`create index leads_changed on leads (account_id, updated_at, id)`.execute(db)
  // a page that is sent again by a reload or a retry is the same lead
  await sql`create unique index leads_sent_once on leads (form_id, submission_key)`.execute(db)
  await sql`
    create table lead_messages (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      lead_id uuid not null references leads on delete cascade,
      kind text not null,
      subject text not null default '',
      body text not null default '',
      mail_id uuid references mails on delete set null,
      mail_status text not null default ''
    )`.execute(db)
  await sql`create index lead_messages_of_mail on lead_messages (mail_id)`.execute(db)
  await sql`create index lead_messages_of_lead on lead_messages (lead_id, created_at, id)`.execute(db)
  await sql`create index lead_messages_newest on lead_messages (account_id, created_at, id)`.execute(db)
  await sql`create index lead_messages_creator on lead_messages (created_by)`.execute(db)
  // emails that quote leads; they are deleted with the first of them
  await sql`
    create table lead_mails (
      lead_id uuid not null references leads on delete cascade,
      mail_id uuid not null references mails on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      primary key (lead_id, mail_id)
    )`.execute(db)
  await sql`create index lead_mails_of_mail on lead_mails (mail_id)`.execute(db)
  await sql`create index lead_mails_of_account on lead_mails (account_id)`.execute(db)
  // a file is readable only with its key, so it is lost with its row
  await sql`
    create table lead_files (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      lead_id uuid not null references leads on delete cascade,
      created_at timestamptz(3) not null default now(),
      name text not null,
      type text not null,
      bytes integer not null,
      key_sealed text not null
    )`.execute(db)
  await sql`create index lead_files_of_lead on lead_files (lead_id)`.execute(db)
  await sql`create index lead_files_of_account on lead_files (account_id)`.execute(db)
  await sql`
    create table lead_settings (
      site_id uuid primary key references sites on delete cascade,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      recipients jsonb not null default '[]',
      mails_each boolean not null default true,
      mails_digest boolean not null default false,
      digested_at timestamptz(3),
      autoreply boolean not null default false,
      autoreply_subject text not null default '',
      autoreply_text text not null default '',
      retention_days integer
    )`.execute(db)
  await sql`create index lead_settings_of_account on lead_settings (account_id)`.execute(db)
  await sql`create index lead_settings_creator on lead_settings (created_by)`.execute(db)
  // own words have no counts; words learned from decisions of members are digests, because they may be names
  await sql`
    create table lead_words (
      account_id uuid not null references accounts on delete cascade,
      word text not null,
      is_own boolean not null default false,
      spam_count integer not null default 0,
      good_count integer not null default 0,
      primary key (account_id, word)
    )`.execute(db)
  // keyed hashes of addresses that got an automatic reply, kept for a day
  await sql`
    create table lead_autoreplies (
      site_id uuid not null references sites on delete cascade,
      address_hash text not null,
      account_id uuid not null references accounts on delete cascade,
      sent_at timestamptz(3) not null,
      primary key (site_id, address_hash)
    )`.execute(db)
  await sql`create index lead_autoreplies_of_account on lead_autoreplies (account_id, sent_at)`.execute(db)
  await sql`
    create trigger tell_webhooks after update of status on leads for each row
    when (old.status = 'spam' and new.status = 'new' and old.announced_at is null)
    execute function tell_webhooks('lead', 'id:leadId', 'site_id:siteId', 'form_id:formId', 'status')`.execute(
    db,
  )
  await sql`
    create trigger tell_webhooks_of_new after insert on leads for each row when (new.status = 'new')
    execute function tell_webhooks('lead', 'id:leadId', 'site_id:siteId', 'form_id:formId', 'status')`.execute(
    db,
  )
  // whatever deletes a lead also deletes what other tables hold about it
  await sql`
    create function forget_leads() returns trigger language plpgsql as $$
    begin
      delete from webhook_deliveries as delivery using old_rows as lead
        where delivery.account_id = lead.account_id and delivery.data ->> 'leadId' = lead.id::text;
      delete from notifications as notification using old_rows as lead
        where notification.account_id = lead.account_id and notification.cause in ('lead:' || lead.id, 'assigned-lead:' || lead.id);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger forget_leads after delete on leads
    referencing old table as old_rows for each statement execute function forget_leads()`.execute(db)
  await sql`
    create index webhook_deliveries_of_lead on webhook_deliveries ((data ->> 'leadId'))
    where data ->> 'leadId' is not null`.execute(db)
  await sql`
    create function forget_lead_mails() returns trigger language plpgsql as $$
    begin
      delete from mails where id in (select mail_id from old_rows);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger forget_lead_mails after delete on lead_mails
    referencing old table as old_rows for each statement execute function forget_lead_mails()`.execute(db)
  // sent emails are deleted after a while; their state stays with the message
  await sql`
    create function copy_mail_status() returns trigger language plpgsql as $$
    declare
      changed integer;
    begin
      with changed_messages as (
        update lead_messages set mail_status = new.status, updated_at = now() where mail_id = new.id
        returning id, account_id, lead_id
      ), events as (
        insert into outbox (account_id, path, event, record)
        select account_id, 'lead-messages', 'patched', jsonb_build_object('_id', id, 'leadId', lead_id) from changed_messages
        returning 1
      )
      select count(*) into changed from events;
      if changed > 0 then perform pg_notify('outbox', ''); end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger copy_mail_status after update of status on mails for each row
    when (old.status is distinct from new.status) execute function copy_mail_status()`.execute(db)
  // PUBLIC_URL that the forms at a destination post to, as with the listing shown there: null without forms, empty if
  // none could be reached from there
  await sql`alter table published_listings add column forms_url text`.execute(db)
  await sql`
    alter table site_targets
      add column shown_forms_url text,
      add column forms_moved boolean not null default false`.execute(db)
}
