import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Returns the bytes of the account's images, counting equal content once. */
export const spaceUsed = async (db: Kysely<Database>, accountId: string): Promise<number> => {
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(size), 0) as used
    from (select distinct on (sha256) size from media_files where account_id = ${accountId}) as contents`.execute(
    db,
  )
  return rows[0]?.used ?? 0
}
