import { sql, type Kysely } from 'kysely'

/**
 * Makes campaign logs append-only, enforced by the database. They outlive their campaign and are deleted only with their
 * account; a deleted user's name is removed from them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table campaign_logs drop constraint campaign_logs_campaign_id_fkey`.execute(db)
  await sql`
    create function keep_campaign_logs() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if not exists (select from accounts where id = old.account_id) then return old; end if;
      elsif old.created_by is not null and new.created_by is null
        and to_jsonb(new) - 'created_by' = to_jsonb(old) - 'created_by' then return new;
      end if;
      raise exception 'Lines of campaign logs are never changed.' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger keep_campaign_logs before update or delete on campaign_logs
    for each row execute function keep_campaign_logs()`.execute(db)
}
