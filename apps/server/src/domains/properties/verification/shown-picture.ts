import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { sniffPicture } from '../../media/image-files/detect-image-type.ts'

/** The picture that an open verification shows under this name; undefined once its question is answered. */
export const shownPicture = async (db: Kysely<Database>, name: string): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('verifications')
    .select('picture')
    .where('pictureName', '=', name)
    .where('status', 'in', ['running', 'waiting'])
    .executeTakeFirst()
  return row?.picture ?? undefined
}

/** By its first bytes; what is no picture is handed out as bytes that nothing shows. */
export const pictureTypeOf = (picture: Uint8Array): string =>
  sniffPicture(picture) ?? 'application/octet-stream'
