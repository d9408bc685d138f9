import { sql, type Kysely } from 'kysely'

/**
 * Admins’ changes to the prices of text models; the other prices come with each release. A row replaces the built-in price
 * of the same model and day, adds one, or removes it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table text_prices (
      id uuid primary key,
      provider text not null,
      model text not null,
      -- first day of the price, '' for one that always applied
      from_day text not null check (from_day = '' or from_day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
      -- null for a removed built-in price
      price jsonb,
      created_by uuid references users (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (provider, model, from_day)
    )`.execute(db)
}
