import { sql, type Kysely } from 'kysely'

/**
 * Units by day of the month, written by the database as counters grow. What is counted after its month has ended, or by
 * a clock that is ahead, belongs to the day of the month that is nearest. Earlier months, and what was used before in
 * the present one, are not known by day.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table usage_days (
      account_id uuid not null references accounts on delete cascade,
      period text not null,
      resource text not null,
      day smallint not null,
      used integer not null,
      primary key (account_id, period, resource, day)
    )`.execute(db)
  await sql`
    create function count_usage_day() returns trigger language plpgsql as $$
    declare
      first date := to_date(new.period, 'YYYY-MM');
      today date := (now() at time zone 'utc')::date;
      counted date := greatest(first, least(today, (first + interval '1 month - 1 day')::date));
    begin
      insert into usage_days as kept (account_id, period, resource, day, used)
      values (
        new.account_id, new.period, new.resource, extract(day from counted)::int,
        new.used - case when tg_op = 'INSERT' then 0 else old.used end)
      on conflict (account_id, period, resource, day) do update set used = kept.used + excluded.used;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger count_usage_day_insert after insert on usage_counters
    for each row when (new.used <> 0) execute function count_usage_day()`.execute(db)
  await sql`
    create trigger count_usage_day_update after update of used on usage_counters
    for each row when (new.used <> old.used) execute function count_usage_day()`.execute(db)
}
