import { sql, type Kysely } from 'kysely'

/** The order of a bulk whose articles are written from a brief and an outline. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table article_bulks add column plan jsonb`.execute(db)
}
