import { sql, type Kysely } from 'kysely'

/** Sites publish their images as before until someone chooses otherwise. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sites add column faster_images boolean not null default false`.execute(db)
}
