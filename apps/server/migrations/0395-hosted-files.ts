import { sql, type Kysely } from 'kysely'

/** Files that the built-in host serves from a bucket. A folder is a range of paths, so these sort by bytes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table hosted_files (
      folder text collate "C" not null,
      path text collate "C" not null,
      sha256 text not null,
      bytes integer not null,
      primary key (folder, path)
    )`.execute(db)
}
