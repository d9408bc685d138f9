import { sql, type Kysely } from 'kysely'

/** Pictures among the texts of a generation, each by a request of its own. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table generation_cards
      add generate_image_by jsonb,
      add image_generation_id uuid`.execute(db)
}
