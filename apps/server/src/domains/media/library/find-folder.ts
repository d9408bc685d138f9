import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { MediaRefusal } from './media-path.ts'

/** Returns the folder's path as stored. Throws MediaRefusal if the account has no such folder. */
export const findFolder = async (
  db: Kysely<Database>,
  accountId: string,
  folder: string,
): Promise<string> => {
  const found = folder === '' ? '' : await maybeFolder(db, accountId, folder)
  if (found === undefined) throw new MediaRefusal('This folder doesn’t exist or was deleted.')
  return found
}

export const maybeFolder = async (
  db: Kysely<Database>,
  accountId: string,
  folder: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('mediaFolders')
    .select('path')
    .where('accountId', '=', accountId)
    .where(sql`lower(path)`, '=', folder.toLowerCase())
    .executeTakeFirst()
  return row?.path
}
