import { sql, type Kysely } from 'kysely'

/**
 * Makes the audit log append-only, enforced by the database. It is deleted only with its account, in the same
 * transaction.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.account_id is not null
        and not exists (select from accounts where id = old.account_id) then return old; end if;
      raise exception 'Lines of the audit log are never changed.' using errcode = 'restrict_violation';
    end $$`.execute(db)
  await sql`
    create trigger keep_audit_log before update or delete on audit_log
    for each row execute function keep_audit_log()`.execute(db)
  await sql`
    create trigger keep_audit_log_whole before truncate on audit_log
    for each statement execute function keep_audit_log()`.execute(db)
}
