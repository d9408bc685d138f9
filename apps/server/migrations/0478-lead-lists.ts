import { sql, type Kysely } from 'kysely'

const columns = 'account_id, subject, state, day, amount'
const counted = (from: string) =>
  `select account_id, 'leads', status, date '-infinity', 1 from ${from} as rows`

const changes = (parts: readonly [sign: string, rows: string][]) => `
  insert into count_changes (${columns})
  select account_id, subject, state, day, sum(amount) from (
    ${parts.map(([sign, rows]) => `select account_id, subject, state, day, ${sign} amount as amount from (${counted(rows)}) as counted (${columns})`).join(' union all ')}
  ) as changed
  where exists (select from accounts where id = changed.account_id)
  group by 1, 2, 3, 4 having sum(amount) <> 0;`

/**
 * Counts leads by status with the others (migration 335), keeps the retention of leads whose site is deleted, and finds
 * leads by parts of their texts.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  const { rows: views } = await sql<{ definition: string }>`
    select pg_get_viewdef('counted_rows'::regclass) as definition`.execute(db)
  const known = views[0]?.definition.replace(/;\s*$/, '') ?? ''
  await sql
    .raw(
      `create or replace view counted_rows as ${known}
       union all select * from (${counted('leads')}) as counted (${columns})`,
    )
    .execute(db)
  await sql
    .raw(
      `create function count_leads() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then ${changes([['', 'new_rows']])}
        elsif tg_op = 'DELETE' then ${changes([['-', 'old_rows']])}
        else ${changes([
          ['-', 'old_rows'],
          ['', 'new_rows'],
        ])}
        end if;
        return null;
      end $$`,
    )
    .execute(db)
  for (const [event, rows] of [
    ['insert', 'new table as new_rows'],
    ['update', 'old table as old_rows new table as new_rows'],
    ['delete', 'old table as old_rows'],
  ] as const)
    await sql
      .raw(
        `create trigger count_leads_${event} after ${event} on leads
         referencing ${rows} for each statement execute function count_leads()`,
      )
      .execute(db)
  // leads outlive their site, and keep how long its settings let them
  await sql`alter table leads add column delete_at timestamptz(3)`.execute(db)
  await sql`create index leads_to_delete on leads (delete_at) where delete_at is not null`.execute(db)
  await sql`
    create function keep_lead_retention() returns trigger language plpgsql as $$
    begin
      update leads set delete_at = leads.created_at + make_interval(days => settings.retention_days)
        from lead_settings as settings
        where settings.site_id = old.id and settings.retention_days is not null and leads.site_id = old.id;
      return old;
    end $$`.execute(db)
  await sql`
    create trigger keep_lead_retention before delete on sites
    for each row execute function keep_lead_retention()`.execute(db)
  // a PostgreSQL of the user's own may come without the extension: searching then reads the account's rows
  const { rows } = await sql`select 1 from pg_available_extensions where name = 'pg_trgm'`.execute(db)
  if (rows.length === 0) return
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`
    create index leads_search on leads using gin (
      name gin_trgm_ops, email gin_trgm_ops, phone gin_trgm_ops, message gin_trgm_ops
    )`.execute(db)
}
