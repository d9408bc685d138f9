import { sql, type Kysely } from 'kysely'

/**
 * Origin of a generated text: its prompt's name and version, and whether its cost is estimated (null if unknown, as for
 * texts of earlier releases).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table generation_cards
      add prompt_version text not null default '',
      add cost_estimated boolean`.execute(db)
}
