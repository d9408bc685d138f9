import { sql, type Kysely } from 'kysely'

/**
 * Log entries of campaigns stay append-only, except that those of a sample campaign can be deleted while it is noted as
 * sample data: they report nothing that happened.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create or replace function keep_campaign_logs() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if not exists (select from accounts where id = old.account_id) then return old; end if;
        if exists (
          select from demo_records
          where account_id = old.account_id and kind = 'campaign' and record_id = old.campaign_id
        ) then return old; end if;
      elsif old.created_by is not null and new.created_by is null
        and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by' then return new;
      end if;
      raise exception 'Lines of campaign logs are never changed.' using errcode = 'restrict_violation';
    end $$`.execute(db)
}
