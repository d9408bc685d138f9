import { mediaTypes } from '@web2/contract/media'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { pictureFileKey, type PictureFileName } from '../picture-files/library-images.ts'
import { mediaStore } from './media-store.ts'
import { addressStem, type MediaRow } from './media-view.ts'
import { shownStems } from './image-uses.ts'

/**
 * Deletes removed images that nothing shows, and the bytes without a record. The caller holds the library
 * lock.
 */
export const deleteUnreferencedMedia = async (
  { config }: Pick<AppContext, 'config'>,
  transaction: Transaction<Database>,
  accountId: string,
): Promise<void> => {
  const removed = await transaction
    .selectFrom('mediaFiles')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('removedAt', 'is not', null)
    .execute()
  const shown = await shownStems(transaction, accountId, [...new Set(removed.map(addressStem))])
  const gone = removed.filter((row) => !shown.has(addressStem(row)))
  await deleteImages({ config }, transaction, accountId, gone)
  // a deleted video no longer shows its poster
  if (gone.some(({ poster }) => poster !== ''))
    await deleteUnreferencedMedia({ config }, transaction, accountId)
}

/** Deletes images, and their bytes unless another image of the account has them. The caller holds the library lock. */
export const deleteImages = async (
  { config }: Pick<AppContext, 'config'>,
  transaction: Transaction<Database>,
  accountId: string,
  gone: readonly Pick<MediaRow, 'id' | 'sha256' | 'type'>[],
): Promise<void> => {
  if (gone.length === 0) return
  const ids = gone.map(({ id }) => id)
  await transaction
    .deleteFrom('mediaFiles')
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .execute()
  const contents = new Map(gone.map((row) => [row.sha256, row]))
  for (const named of await hashesInUse(transaction, accountId, [...contents.keys()])) contents.delete(named)
  const store = mediaStore(config)
  for (const row of await takePictureFiles(transaction, accountId, [...contents.keys()]))
    await store.drop(pictureFileKey({ accountId, sha256: row.sha256 }, row))
  for (const { sha256, type } of contents.values())
    await store.drop({ accountId, sha256, ending: mediaTypes[type] })
}

/** Deletes the records of the files made of these contents, and returns them. */
const takePictureFiles = async (
  transaction: Transaction<Database>,
  accountId: string,
  hashes: readonly string[],
): Promise<readonly (PictureFileName & Pick<MediaRow, 'sha256'>)[]> => {
  if (hashes.length === 0) return []
  return transaction
    .deleteFrom('pictureFiles')
    .where('accountId', '=', accountId)
    .where('sha256', 'in', hashes)
    .returning(['sha256', 'width', 'type'])
    .execute()
}

/** Returns whether an image or video of the account has this content, also a removed one. */
export const contentIsUsed = async (
  transaction: Transaction<Database>,
  accountId: string,
  sha256: string,
): Promise<boolean> => (await hashesInUse(transaction, accountId, [sha256])).length > 0

/** Returns which contents, by SHA-256, images of the account still have. */
const hashesInUse = async (
  transaction: Transaction<Database>,
  accountId: string,
  hashes: readonly string[],
): Promise<readonly MediaRow['sha256'][]> => {
  const rows = await transaction
    .selectFrom('mediaFiles')
    .select('sha256')
    .where('accountId', '=', accountId)
    .where('sha256', 'in', hashes)
    .execute()
  return rows.map(({ sha256 }) => sha256)
}
