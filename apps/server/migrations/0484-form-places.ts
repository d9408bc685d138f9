import { sql, type Kysely } from 'kysely'

/** Where a form was published, which tells forms with the same name apart. Null until its page is rendered again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table lead_forms add column place text, add column page_path text`.execute(db)
}
