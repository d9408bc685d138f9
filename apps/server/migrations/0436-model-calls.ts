import { sql, type Kysely } from 'kysely'

/**
 * Calls of text models with their costs, what each account has spent and reserved in a month by service, its monthly
 * limits, and answers that are given again to an equal question. The provider '' stands for all of them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table model_calls (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      created_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      ended_at timestamptz(3),
      period text not null,
      provider text not null,
      model text not null,
      task text not null,
      prompt text not null,
      prompt_version integer not null,
      subject_kind text not null default '',
      subject_id uuid,
      status text not null check (status in ('reserved', 'booked', 'released')),
      reserved double precision not null,
      cost double precision,
      estimated boolean not null default true,
      from_cache boolean not null default false,
      input_tokens integer not null default 0,
      cached_tokens integer not null default 0,
      output_tokens integer not null default 0,
      call_key text,
      leased_until timestamptz(3)
    )`.execute(db)
  await sql`create index model_calls_account on model_calls (account_id, created_at, id)`.execute(db)
  await sql`create index model_calls_month on model_calls (account_id, period)`.execute(db)
  await sql`create index model_calls_created_by on model_calls (created_by)`.execute(db)
  await sql`create index model_calls_created_at on model_calls (created_at)`.execute(db)
  await sql`
    create unique index model_calls_key on model_calls (account_id, call_key) where call_key is not null`.execute(
    db,
  )
  await sql`create index model_calls_leased on model_calls (leased_until) where status = 'reserved'`.execute(
    db,
  )

  await sql`
    create table model_spending (
      account_id uuid not null references accounts (id) on delete cascade,
      period text not null,
      provider text not null,
      spent double precision not null default 0,
      reserved double precision not null default 0,
      calls integer not null default 0,
      unpriced integer not null default 0,
      primary key (account_id, period, provider)
    )`.execute(db)

  await sql`
    create table model_limits (
      account_id uuid not null references accounts (id) on delete cascade,
      provider text not null,
      amount double precision not null check (amount >= 0),
      warned_period text not null default '',
      warned_percent integer not null default 0,
      primary key (account_id, provider)
    )`.execute(db)

  await sql`
    create table model_answers (
      account_id uuid not null references accounts (id) on delete cascade,
      key text not null,
      provider text not null,
      model text not null,
      text text not null,
      created_at timestamptz(3) not null default now(),
      primary key (account_id, key)
    )`.execute(db)
  await sql`create index model_answers_account on model_answers (account_id, created_at)`.execute(db)
  await sql`create index model_answers_created_at on model_answers (created_at)`.execute(db)
}
