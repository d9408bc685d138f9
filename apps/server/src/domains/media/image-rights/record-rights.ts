import type { ImageRights } from '@web2/contract/media'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'

/** What is known of a picture's origin; the ledger adds who, when and where it lies. */
export type NewRights = Omit<
  ImageRights,
  '_id' | 'createdAt' | 'updatedAt' | 'createdBy' | 'takenBy' | 'mediaFileId' | 'url'
>

/** Writes a line of the ledger, once for each picture: the first origin of a file is the one that counts. */
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
