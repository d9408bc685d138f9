import { isVideoType, type MediaFile, type MediaRequest } from '@web2/contract/media'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { changeMedia } from './media-lock.ts'
import { MediaRefusal, readFolder } from './media-path.ts'
import { addressParts, mediaView } from './media-view.ts'
import { fileNamed } from './free-name.ts'
import { deleteUnreferencedMedia } from './purge-unused-media.ts'

const notAnImage = 'Choose an image of your media library as the poster.'

/** Checks that a URL names an image of the account. Returns the URL as the library has it. */
const posterOf = async (
  transaction: Transaction<Database>,
  accountId: string,
  url: string,
): Promise<string> => {
  const parts = addressParts(url)
  if (parts?.accountId !== accountId) throw new MediaRefusal(notAnImage)
  const image = await transaction
    .selectFrom('mediaFiles')
    .selectAll()
    .where('accountId', '=', accountId)
    .where(sql<boolean>`starts_with(sha256, ${parts.hash})`)
    .where('removedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!image || isVideoType(image.type)) throw new MediaRefusal(notAnImage)
  return mediaView(image).url
}

/** Sets the image that a video shows before it plays; '' removes it. */
export const changePoster = (
  context: AppContext,
  accountId: string,
  { path = '/', name = '', poster = '' }: Pick<MediaRequest, 'path' | 'name' | 'poster'>,
): Promise<MediaFile> =>
  changeMedia(context.db, accountId, async (transaction) => {
    const row = await fileNamed(transaction, { accountId, folder: readFolder(path), name })
    if (!row || !isVideoType(row.type)) throw new MediaRefusal('This video doesn’t exist or was deleted.')
    const url = poster === '' ? '' : await posterOf(transaction, accountId, poster)
    const changed = await transaction
      .updateTable('mediaFiles')
      .set({ poster: url })
      .where('accountId', '=', accountId)
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    // the former poster may have been deleted from the library already
    await deleteUnreferencedMedia(context, transaction, accountId)
    return mediaView(changed)
  })
