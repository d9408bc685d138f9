import { sql, type Kysely } from 'kysely'

/** How many articles of a bulk are written at once, what they may cost, and the texts that wait while it is paused. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table article_bulks add at_once integer, add spend_limit double precision`.execute(db)
  await sql`alter table run_items add paused text`.execute(db)
}
