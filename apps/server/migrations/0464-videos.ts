import { sql, type Kysely } from 'kysely'

/** Videos among the files of the media library: their length, and the URL of the image that each shows. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table media_files
      add column length_ms integer,
      add column poster text not null default ''`.execute(db)
}
