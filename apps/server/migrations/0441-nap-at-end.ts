import { sql, type Kysely } from 'kysely'

/** Whether articles end with the name, address and phone of the listing that they are written for. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table generations add nap_at_end boolean not null default false`.execute(db)
  await sql`alter table article_bulks add nap_at_end boolean not null default false`.execute(db)
}
