import { sql, type Kysely } from 'kysely'

/** An account's models for kinds of work, and those to use when another one fails. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table settings
      add column task_writers jsonb not null default '{}',
      add column fallback_writers jsonb not null default '[]'`.execute(db)
}
