import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/**
 * Returns the bytes of the account's images and videos, the files made of them and its own fonts, counting equal
 * ones once.
 */
export const spaceUsed = async (db: Kysely<Database>, accountId: string): Promise<number> => {
  const { rows } = await sql<{ used: number }>`
    select (
      select coalesce(sum(size), 0)
      from (select distinct on (sha256) size from media_files where account_id = ${accountId}) as contents
    ) + (select coalesce(sum(size), 0) from picture_files where account_id = ${accountId})
    + (select coalesce(sum(size), 0) from own_font_faces where account_id = ${accountId}) as used`.execute(db)
  return rows[0]?.used ?? 0
}
