import { hash } from 'node:crypto'
import { limits } from '@web2/contract/core'
import { mediaTypes, type MediaFile } from '@web2/contract/media'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { isDiskFull } from '../../../platform/files/is-disk-full.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { mediaStore } from './media-store.ts'
import { withAiOrigin } from '../image-files/ai-origin.ts'
import { readPicture, type Picture } from '../image-files/prepare-upload.ts'
import { recordRights, type NewRights } from '../image-rights/record-rights.ts'
import { findFolder } from './find-folder.ts'
import { uniqueFileName } from './free-name.ts'
import { changeMedia } from './media-lock.ts'
import { cleanName, MediaRefusal, readFolder, splitName } from './media-path.ts'
import { mediaView, type MediaRow } from './media-view.ts'
import { reserveSpace } from './reserve-space.ts'

export interface NewPicture {
  readonly path: string
  /** File name from the browser. */
  readonly name: string
  readonly bytes: Uint8Array
  /** Returns an image with the same bytes from the folder if there is one, under any name. */
  readonly onlyOnce?: boolean
  /** Origin for the image rights. */
  readonly rights?: NewRights
  /** A model made it, which its file says from now on. */
  readonly isMadeByAi?: true
}

const storedName = (name: string, { type }: Picture): string => {
  const own = mediaTypes[type]
  const { stem, ending } = splitName(cleanName(name))
  const kept = own === 'jpg' && /^jpeg$/i.test(ending) ? 'jpeg' : own
  return `${stem.slice(0, limits.mediaNameLength - 6) || 'picture'}.${kept}`
}

const contentIn = (
  transaction: Transaction<Database>,
  {
    accountId,
    folder,
    sha256,
  }: { readonly accountId: string; readonly folder: string; readonly sha256: string },
) =>
  transaction
    .selectFrom('mediaFiles')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('folder', '=', folder)
    .where('sha256', '=', sha256)
    .where('removedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()

const fullAccount =
  `Your images use all ${limits.mediaAccountBytes / 1e9} GB of your account. ` +
  `Delete images you don’t need, then upload this one again.`

const unreadable = 'The service returned an image that can’t be read. Generate it again.'

interface Owner {
  readonly accountId: string
  readonly userId: string | null
}

/**
 * Stores a checked image within the caller's transaction, which holds the library lock. Throws MediaRefusal
 * with a message if it can't be stored.
 */
export const storePicture = async (
  context: AppContext,
  transaction: Transaction<Database>,
  owner: Owner,
  {
    path,
    name: sent,
    picture,
    onlyOnce = false,
    rights,
  }: Omit<NewPicture, 'bytes' | 'isMadeByAi'> & { picture: Picture },
): Promise<MediaFile> => {
  const { accountId, userId: createdBy } = owner
  const sha256 = hash('sha256', picture.bytes, 'hex')
  const { type, width, height } = picture
  const credited = async (row: MediaRow): Promise<MediaFile> => {
    const file = mediaView(row)
    if (rights) await recordRights(transaction, owner, { ...rights, mediaFileId: row.id, url: file.url })
    return file
  }
  const folder = await findFolder(transaction, accountId, readFolder(path))
  const there = onlyOnce ? await contentIn(transaction, { accountId, folder, sha256 }) : undefined
  if (there) return credited(there)
  const size = picture.bytes.length
  if (!(await reserveSpace(context, transaction, accountId, size))) throw new MediaRefusal(fullAccount)
  const name = await uniqueFileName(transaction, { accountId, folder, name: storedName(sent, picture) })
  try {
    await mediaStore(context.config).keep({ accountId, sha256, ending: mediaTypes[type] }, picture)
  } catch (error) {
    if (error instanceof StorageFailure)
      throw new MediaRefusal(
        'The image could not be stored. Try again in a moment, and contact your administrator if this keeps happening.',
      )
    if (!isDiskFull(error)) throw error
    throw new MediaRefusal('The server’s disk is full. Contact your administrator, then upload again.')
  }
  const row = { id: uuidV7(), accountId, createdBy, folder, name, sha256, type, size, width, height }
  const stored = await transaction
    .insertInto('mediaFiles')
    .values({ ...row, removedAt: null })
    .returningAll()
    .executeTakeFirstOrThrow()
  return credited(stored)
}

/** Stores an uploaded image. Throws MediaRefusal with a message if it can't be stored. */
export const addPicture = async (
  context: AppContext,
  owner: Owner,
  { bytes, isMadeByAi, ...sent }: NewPicture,
): Promise<MediaFile> => {
  const read = await readPicture(owner.accountId, bytes)
  if (!read.ok) throw new MediaRefusal(isMadeByAi ? unreadable : read.msg)
  const picture = isMadeByAi ? { ...read.picture, bytes: withAiOrigin(read.picture) } : read.picture
  return changeMedia(context.db, owner.accountId, (transaction) =>
    storePicture(context, transaction, owner, { ...sent, picture }),
  )
}
