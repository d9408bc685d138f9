import { hash } from 'node:crypto'
import { limits, mediaTypes, type MediaFile } from '@web2/contract'
import type { AppContext } from '../../context.ts'
import { uuidV7 } from '../../db/uuid-v7.ts'
import { StorageFailure } from '../../providers/media-files/bucket.ts'
import { mediaStore } from '../../providers/media-files/media-store.ts'
import { readPicture, type Picture } from '../../providers/pictures/read-picture.ts'
import { findFolder } from './find-folder.ts'
import { freeName } from './free-name.ts'
import { changeMedia } from './media-lock.ts'
import { cleanName, MediaRefusal, readFolder, splitName } from './media-path.ts'
import { spaceUsed } from './media-space.ts'
import { mediaView } from './media-view.ts'
import { sweepMedia } from './sweep-media.ts'

export interface NewPicture {
  readonly path: string
  /** As the browser named it. */
  readonly name: string
  readonly bytes: Uint8Array
}

const storedName = (name: string, { type }: Picture): string => {
  const own = mediaTypes[type]
  const { stem, ending } = splitName(cleanName(name))
  const kept = own === 'jpg' && /^jpeg$/i.test(ending) ? 'jpeg' : own
  return `${stem.slice(0, limits.mediaNameLength - 6) || 'picture'}.${kept}`
}

const diskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

const fullAccount =
  `Your pictures take up all of the ${limits.mediaAccountBytes / 1e9} GB that an account has. ` +
  `Delete some that you don't need, then upload this one again.`

/** Keeps an uploaded picture. Throws a MediaRefusal with a sentence for what cannot be kept. */
export const addPicture = async (
  context: AppContext,
  owner: { readonly accountId: string; readonly userId: string },
  { path, name: sent, bytes }: NewPicture,
): Promise<MediaFile> => {
  const read = await readPicture(bytes)
  if (!read.ok) throw new MediaRefusal(read.msg)
  const { picture } = read
  const { accountId, userId: createdBy } = owner
  const sha256 = hash('sha256', picture.bytes, 'hex')
  const { type, width, height } = picture
  return changeMedia(context.db, accountId, async (transaction) => {
    const folder = await findFolder(transaction, accountId, readFolder(path))
    const size = picture.bytes.length
    if ((await spaceUsed(transaction, accountId)) + size > limits.mediaAccountBytes) {
      await sweepMedia(context, transaction, accountId)
      if ((await spaceUsed(transaction, accountId)) + size > limits.mediaAccountBytes)
        throw new MediaRefusal(fullAccount)
    }
    const name = await freeName(transaction, { accountId, folder, name: storedName(sent, picture) })
    try {
      await mediaStore(context.config).keep({ accountId, sha256, ending: mediaTypes[type] }, picture)
    } catch (error) {
      if (error instanceof StorageFailure)
        throw new MediaRefusal(
          'The storage of this installation did not take the picture. Upload it again in a moment; if that goes on, tell the administrator.',
        )
      if (!diskFull(error)) throw error
      throw new MediaRefusal(
        'The disk of this installation is full. Tell its administrator, then upload again.',
      )
    }
    const row = { id: uuidV7(), accountId, createdBy, folder, name, sha256, type, size, width, height }
    const stored = await transaction
      .insertInto('mediaFiles')
      .values({ ...row, removedAt: null })
      .returningAll()
      .executeTakeFirstOrThrow()
    return mediaView(stored)
  })
}
