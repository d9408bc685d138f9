import { limits } from '@web2/contract/core'
import { mediaTypes, type MediaFile } from '@web2/contract/media'
import type { AppContext } from '../../../platform/context.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { isDiskFull } from '../../../platform/files/is-disk-full.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import type { Video } from '../video-files/read-video.ts'
import { findFolder } from './find-folder.ts'
import { uniqueFileName } from './free-name.ts'
import { changeMedia } from './media-lock.ts'
import { cleanName, MediaRefusal, readFolder, splitName } from './media-path.ts'
import { mediaStore } from './media-store.ts'
import { mediaView } from './media-view.ts'
import { contentIsUsed } from './purge-unused-media.ts'
import { reserveSpace } from './reserve-space.ts'

interface NewVideo {
  readonly path: string
  /** File name from the browser. */
  readonly name: string
  readonly video: Video
}

const fullAccount =
  `Your images and videos use all ${limits.mediaAccountBytes / 1e9} GB of your account. ` +
  `Delete files you don’t need, then upload this one again.`

const storedName = (name: string, ending: string): string =>
  `${splitName(cleanName(name)).stem.slice(0, limits.mediaNameLength - 6) || 'video'}.${ending}`

const explain = (error: unknown): unknown => {
  if (error instanceof StorageFailure)
    return new MediaRefusal(
      'The video could not be stored. Try again in a moment, and contact your administrator if this keeps happening.',
    )
  if (!isDiskFull(error)) return error
  return new MediaRefusal('The server’s disk is full. Contact your administrator, then upload again.')
}

/**
 * Stores a checked video, whose file is moved into the library. Throws MediaRefusal with a message if it can't be
 * stored.
 */
export const addVideo = async (
  context: AppContext,
  owner: { readonly accountId: string; readonly userId: string | null },
  { path, name: sent, video }: NewVideo,
): Promise<MediaFile> => {
  const { accountId, userId: createdBy } = owner
  const { sha256, type, size, width, height, lengthMs } = video
  const ending = mediaTypes[type]
  const key = { accountId, sha256, ending }
  const store = mediaStore(context.config)
  try {
    // sending it to a bucket takes long, so it is sent before the library is locked
    await store.sendLarge(key, video.path, type)
    return await changeMedia(context.db, accountId, async (transaction) => {
      const folder = await findFolder(transaction, accountId, readFolder(path))
      if (!(await reserveSpace(context, transaction, accountId, size))) throw new MediaRefusal(fullAccount)
      const name = await uniqueFileName(transaction, { accountId, folder, name: storedName(sent, ending) })
      await store.keepLarge(key, video.path, type)
      const row = {
        id: uuidV7(),
        accountId,
        createdBy,
        folder,
        name,
        sha256,
        type,
        size,
        width,
        height,
        lengthMs,
      }
      const stored = await transaction
        .insertInto('mediaFiles')
        .values({ ...row, removedAt: null })
        .returningAll()
        .executeTakeFirstOrThrow()
      return mediaView(stored)
    })
  } catch (error) {
    await changeMedia(context.db, accountId, async (transaction) => {
      if (!(await contentIsUsed(transaction, accountId, sha256))) await store.drop(key)
    }).catch((failure: unknown) => {
      // the file that could not be stored is the error to report
      if (!(failure instanceof StorageFailure)) throw failure
    })
    throw explain(error)
  }
}
