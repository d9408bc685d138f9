import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { shownStems } from './image-uses.ts'
import { addressStem } from './media-view.ts'
import { deleteImages } from './purge-unused-media.ts'

/**
 * Deletes images with their rights, except those that a page, section, template, saved block or article of
 * the account shows and no other file holds. The caller's transaction holds the library lock.
 */
export const removeUnusedImages = async (
  context: Pick<AppContext, 'config'>,
  transaction: Transaction<Database>,
  accountId: string,
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  const images = await transaction
    .selectFrom('mediaFiles')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('id', 'in', ids)
    .execute()
  if (images.length === 0) return
  const shown = await shownStems(transaction, accountId, [...new Set(images.map(addressStem))])
  // another file with the same content serves the pages that show it
  const others = await transaction
    .selectFrom('mediaFiles')
    .select('sha256')
    .where('accountId', '=', accountId)
    .where('removedAt', 'is', null)
    .where('id', 'not in', ids)
    .where(
      'sha256',
      'in',
      images.map(({ sha256 }) => sha256),
    )
    .execute()
  const kept = new Set(others.map(({ sha256 }) => sha256))
  const unused = images.filter((image) => !shown.has(addressStem(image)) || kept.has(image.sha256))
  if (unused.length === 0) return
  const unusedIds = unused.map(({ id }) => id)
  await transaction
    .deleteFrom('imageRights')
    .where('accountId', '=', accountId)
    .where('mediaFileId', 'in', unusedIds)
    .execute()
  await deleteImages(context, transaction, accountId, unused)
}
