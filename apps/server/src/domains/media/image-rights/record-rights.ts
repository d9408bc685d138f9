import type { ImageRights } from '@web2/contract/media'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'

/** Known origin of an image; user, time and URL are added on insert. */
export type NewRights = Omit<
  ImageRights,
  '_id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'takenBy' | 'mediaFileId' | 'url'
>

/** Records image rights once per image: the first origin of a file counts. */
export const recordRights = async (
  db: Kysely<Database>,
  { accountId, userId }: { readonly accountId: string; readonly userId: string | null },
  rights: NewRights & Pick<ImageRights, 'mediaFileId' | 'url'>,
): Promise<void> => {
  const same = db.selectFrom('imageRights').select('id').where('accountId', '=', accountId)
  const known = await (
    rights.mediaFileId === null
      ? same.where('url', '=', rights.url)
      : same.where('mediaFileId', '=', rights.mediaFileId)
  ).executeTakeFirst()
  if (known) return
  await db
    .insertInto('imageRights')
    .values({ id: uuidV7(), accountId, createdBy: userId, ...rights })
    .execute()
}
