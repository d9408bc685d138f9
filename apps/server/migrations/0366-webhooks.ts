import { sql, type Kysely } from 'kysely'

/** Events of webhooks: the table, the subject, the statuses, and the included columns. */
const told = [
  ['articles', 'article', ['ready', 'failed'], ['id:articleId', 'title', 'keyword', 'status']],
  [
    'article_bulks',
    'bulk',
    ['done'],
    ['id:bulkId', 'name', 'status', 'total', 'written', 'review', 'failed'],
  ],
  ['runs', 'publication', ['done', 'failed'], ['id:runId', 'subject_id:siteId', 'status', 'message']],
  [
    'campaign_jobs',
    'post',
    ['published', 'failed'],
    ['id:postId', 'campaign_id:campaignId', 'article_id:articleId', 'title', 'url', 'status', 'error'],
  ],
  [
    'properties',
    'property',
    ['action-needed', 'verified', 'failed'],
    ['id:propertyId', 'name', 'url', 'property_type:propertyType', 'status'],
  ],
] as const

/**
 * Webhooks and their messages. Triggers write each message in the transaction of the change itself, so that none is lost
 * and none reports a change that was rolled back.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table webhooks (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      created_by uuid references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      name text not null,
      url text not null,
      events text[] not null,
      is_active boolean not null default true,
      problem text not null default '',
      failing_since timestamptz(3),
      secret_sealed text not null,
      secret_last4 text not null,
      old_secret_sealed text,
      old_secret_until timestamptz(3)
    )`.execute(db)
  await sql`create index webhooks_newest on webhooks (account_id, created_at, id)`.execute(db)
  await sql`
    create table webhook_deliveries (
      id uuid primary key,
      account_id uuid not null references accounts on delete cascade,
      webhook_id uuid not null references webhooks on delete cascade,
      created_by uuid,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      event text not null,
      data jsonb not null,
      status text not null default 'queued',
      attempts integer not null default 0,
      due_at timestamptz(3) not null default now(),
      answer_status integer,
      answer_body text not null default '',
      duration integer,
      message text not null default ''
    )`.execute(db)
  await sql`create index webhook_deliveries_newest on webhook_deliveries (account_id, created_at, id)`.execute(
    db,
  )
  await sql`create index webhook_deliveries_of on webhook_deliveries (webhook_id, created_at, id)`.execute(db)
  await sql`create index webhook_deliveries_old on webhook_deliveries (created_at)`.execute(db)
  await sql`
    create index webhook_deliveries_due on webhook_deliveries (webhook_id, due_at) where status = 'queued'`.execute(
    db,
  )
  await sql`
    create function tell_webhooks() returns trigger language plpgsql as $$
    declare
      happened text := tg_argv[0] || '.' || new.status;
      shown jsonb;
    begin
      if not exists (
        select from webhooks where account_id = new.account_id and is_active and happened = any(events)
      ) then return null; end if;
      select jsonb_object_agg(reverse(split_part(reverse(each), ':', 1)), to_jsonb(new) -> split_part(each, ':', 1))
        into shown from unnest(tg_argv[1:]) as each;
      insert into webhook_deliveries (id, account_id, webhook_id, event, data)
        select gen_random_uuid(), account_id, id, happened, shown from webhooks
        where account_id = new.account_id and is_active and happened = any(events);
      return null;
    end $$`.execute(db)
  for (const [table, subject, statuses, columns] of told) {
    const named = sql.table(table)
    const which = sql`new.status in (${sql.join(statuses.map((status) => sql.lit(status)))})
      ${table === 'runs' ? sql`and new.kind = 'publish-site'` : sql``}`
    const args = sql.join([subject, ...columns].map((each) => sql.lit(each)))
    await sql`
      create trigger tell_webhooks after update of status on ${named} for each row
      when (old.status is distinct from new.status and ${which}) execute function tell_webhooks(${args})`.execute(
      db,
    )
  }
  // an article may be ready when it is made; one that was deleted and is restored is no news
  await sql`
    create trigger tell_webhooks_of_new after insert on articles for each row
    when (new.status in ('ready', 'failed') and new.created_at > now() - interval '1 minute')
    execute function tell_webhooks(${sql.join(['article', ...told[0][3]].map((each) => sql.lit(each)))})`.execute(
    db,
  )
}
