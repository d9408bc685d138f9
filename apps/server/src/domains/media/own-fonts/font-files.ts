import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Extension of stored font files, without the dot. */
export const fontEnding = 'woff2'

/** Returns the SHA-256 of every font file of an account. */
export const fontHashes = async (db: Kysely<Database>, accountId: string): Promise<ReadonlySet<string>> => {
  const faces = await db
    .selectFrom('ownFontFaces')
    .select('files')
    .where('accountId', '=', accountId)
    .execute()
  return new Set(faces.flatMap(({ files }) => files.map(({ sha256 }) => sha256)))
}
