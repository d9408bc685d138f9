import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { sniffPicture } from '../../media/image-files/detect-image-type.ts'

/** Returns the image of an open verification by its name, or undefined once its question is answered. */
export const shownPicture = async (db: Kysely<Database>, name: string): Promise<Buffer | undefined> => {
  const row = await db
    .selectFrom('verifications')
    .select('picture')
    .where('pictureName', '=', name)
    .where('status', 'in', ['running', 'waiting'])
    .executeTakeFirst()
  return row?.picture ?? undefined
}

/** Returns the type by the first bytes; anything but an image is sent as binary data. */
export const pictureTypeOf = (picture: Uint8Array): string =>
  sniffPicture(picture) ?? 'application/octet-stream'
