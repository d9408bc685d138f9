import { sql, type Kysely } from 'kysely'

/** Whether the loss of a link was reported; a link is reported again only after it was back. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table post_links add column told boolean not null default false`.execute(db)
  // what has been marked in the map until now is no news
  await sql`update post_links set told = true where status in ('lost', 'broken')`.execute(db)
  await sql`create index post_links_told on post_links (account_id, page_host) where told`.execute(db)
}
