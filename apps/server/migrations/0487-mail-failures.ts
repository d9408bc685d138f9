import { sql, type Kysely } from 'kysely'

/**
 * Why an email failed, in one word, so that members see the reason without the words of the mail server. Screens of a
 * lead follow the state of each of its emails.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table mails add column failure text not null default ''`.execute(db)
  await sql`
    create or replace function copy_mail_status() returns trigger language plpgsql as $$
    declare
      changed integer;
    begin
      with changed_messages as (
        update lead_messages set mail_status = new.status, updated_at = now() where mail_id = new.id
        returning id, account_id, lead_id
      ), events as (
        insert into outbox (account_id, path, event, record)
        select account_id, 'lead-messages', 'patched', jsonb_build_object('_id', id, 'leadId', lead_id) from changed_messages
        union all
        select account_id, 'lead-mails', 'patched', jsonb_build_object('_id', mail_id, 'leadId', lead_id)
        from lead_mails where mail_id = new.id
        returning 1
      )
      select count(*) into changed from events;
      if changed > 0 then perform pg_notify('outbox', ''); end if;
      return null;
    end $$`.execute(db)
}
