import { sql, type Kysely } from 'kysely'

/** What the bytes of a page were made from, where that is known before it is rendered; null: it has to be rendered. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table site_files add inputs text, add bytes integer`.execute(db)
}
