import { sql, type Kysely } from 'kysely'

/**
 * Why an image generation has not begun, as a sentence, and the monthly limit that refused it: {provider, amount}, with
 * null as the provider of all services together. And admins' changes to the prices of image models; the other prices come
 * with each release.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table image_generations
      add waiting_for text not null default '',
      add refused_by jsonb`.execute(db)
  await sql`
    create table image_prices (
      id uuid primary key,
      model text not null unique,
      price jsonb not null,
      created_by uuid references users (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
}
