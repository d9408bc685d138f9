import { sql, type Kysely } from 'kysely'

/** What the built-in host serves out of a bucket. Folders of a site are ranges of its paths, so these go byte by byte. */
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
