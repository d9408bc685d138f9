import { sql, type Kysely } from 'kysely'

/** Links whose pages are gone, which the first screen counts. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index post_links_on_gone_pages on post_links (account_id) where status = 'broken'`.execute(
    db,
  )
}
