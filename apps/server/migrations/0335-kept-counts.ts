import { sql, type Kysely } from 'kysely'

/*
 * Counts that the first screen shows, kept instead of counted: an account may have 1,000,000 planned posts.
 *
 * A statement that writes to a counted table adds what it changes to `count_changes`, in its own transaction and never
 * to a row that another transaction holds, so writers neither wait for each other nor deadlock. A count is the sum of
 * `kept_counts` and of the changes that no worker has added to it yet (commands/dashboard/fold-counts.ts).
 *
 * Neither table refers to accounts, since a reference would make writers wait for a deletion that waits for them. When
 * an account goes, `forget_counts` drops what others have changed until then; rows that go with it are not counted.
 */

/** Counted rows of each table, as account, subject, state, day and amount. */
const counted = {
  campaign_jobs: `
    select account_id, 'posts', status, date '-infinity', 1 from rows
    union all
    select account_id, 'posts-by-day', '', (published_at at time zone 'utc')::date, 1 from rows
    where status = 'published' and published_at is not null`,
  publications: `
    select account_id, 'pages-by-day', '', (ended_at at time zone 'utc')::date, (
      select coalesce(sum((target ->> 'pages')::int), 0)
      from jsonb_array_elements(targets) as target where target ->> 'status' = 'done'
    ) from rows where ended_at is not null`,
  articles: `select account_id, 'articles', status, date '-infinity', 1 from rows`,
  naps: `select account_id, 'listings', '', date '-infinity', 1 from rows`,
  properties: `select account_id, 'properties', status, date '-infinity', 1 from rows`,
  post_links: `select account_id, 'links', status, date '-infinity', 1 from rows`,
  sites: `select account_id, 'sites', status, date '-infinity', 1 from rows where removed_at is null`,
}

/** Rows of `from` under the name `rows`, as a part of a statement. */
const of = (table: keyof typeof counted, from: string) =>
  counted[table].replace(/\bfrom rows\b/g, `from ${from} as rows`)

const columns = 'account_id, subject, state, day, amount'

const changes = (table: keyof typeof counted, parts: readonly [sign: string, rows: string][]) => `
  insert into count_changes (${columns})
  select account_id, subject, state, day, sum(amount) from (
    ${parts.map(([sign, rows]) => `select account_id, subject, state, day, ${sign} amount as amount from (${of(table, rows)}) as counted (${columns})`).join(' union all ')}
  ) as changed
  where exists (select from accounts where id = changed.account_id)
  group by 1, 2, 3, 4 having sum(amount) <> 0;`

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table kept_counts (
      account_id uuid not null,
      subject text not null,
      state text not null,
      day date not null,
      amount bigint not null,
      primary key (account_id, subject, state, day)
    )`.execute(db)
  await sql`
    create table count_changes (
      id bigint primary key generated always as identity,
      account_id uuid not null,
      subject text not null,
      state text not null,
      day date not null,
      amount bigint not null
    )`.execute(db)
  await sql`create index count_changes_of_account on count_changes (account_id)`.execute(db)
  await sql`
    create view counted_rows as ${sql.raw(
      Object.keys(counted)
        .map((table) => `select * from (${of(table as keyof typeof counted, table)}) as counted (${columns})`)
        .join(' union all '),
    )}`.execute(db)
  for (const table of Object.keys(counted) as (keyof typeof counted)[]) {
    await sql
      .raw(
        `create function count_${table}() returns trigger language plpgsql as $$
        begin
          if tg_op = 'INSERT' then ${changes(table, [['', 'new_rows']])}
          elsif tg_op = 'DELETE' then ${changes(table, [['-', 'old_rows']])}
          else ${changes(table, [
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
          `create trigger count_${table}_${event} after ${event} on ${table}
           referencing ${rows} for each statement execute function count_${table}()`,
        )
        .execute(db)
  }
  await sql`
    create function forget_counts() returns trigger language plpgsql as $$
    begin
      delete from count_changes where account_id in (select id from old_rows);
      delete from kept_counts where account_id in (select id from old_rows);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger forget_counts after delete on accounts
    referencing old table as old_rows for each statement execute function forget_counts()`.execute(db)
  await sql`
    insert into kept_counts
    select account_id, subject, state, day, sum(amount) from counted_rows group by 1, 2, 3, 4`.execute(db)
  // sites whose pages changed after they were published, and active campaigns
  await sql`create index site_pages_changed on site_pages (site_id, updated_at)`.execute(db)
  await sql`
    create index campaigns_under_way on campaigns (account_id, updated_at desc)
    where status in ('running', 'paused')`.execute(db)
  await sql`
    create index campaigns_with_failures on campaigns (account_id, updated_at desc) where failed > 0`.execute(
    db,
  )
}
