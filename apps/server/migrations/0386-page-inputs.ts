import { sql, type Kysely } from 'kysely'

/** Hash of a page's inputs, if it is known before rendering; null if the page must be rendered. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table site_files add inputs text, add bytes integer`.execute(db)
}
