import { sql, type Kysely } from 'kysely'

/** Files of the media folder that no row names any longer, until they are deleted. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table media_removals (
      account_id uuid not null references accounts on delete cascade,
      sha256 text not null,
      ending text not null,
      removed_at timestamptz not null default now(),
      primary key (account_id, sha256, ending)
    )`.execute(db)
}
