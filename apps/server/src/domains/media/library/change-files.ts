import { mediaTypes, type MediaFile, type MediaRequest, type MediaUse } from '@web2/contract/media'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findFolder } from './find-folder.ts'
import { fileNamed, uniqueFileName } from './free-name.ts'
import { changeMedia } from './media-lock.ts'
import { inFolder, MediaRefusal, readFolder, splitName, splitPath, typedName } from './media-path.ts'
import { addressStem, mediaView, type MediaRow } from './media-view.ts'
import { pagesUsingImage } from './image-uses.ts'
import { deleteUnreferencedMedia } from './purge-unused-media.ts'

type Request = Pick<MediaRequest, 'path' | 'name' | 'newname' | 'from' | 'items'>

const requireFile = async (
  transaction: Transaction<Database>,
  accountId: string,
  folder: string,
  name: string,
): Promise<MediaRow> => {
  const row = await fileNamed(transaction, { accountId, folder, name })
  if (!row) throw new MediaRefusal('This file doesn’t exist or was deleted.')
  return row
}

const change = (transaction: Transaction<Database>, row: MediaRow, to: { folder: string; name: string }) =>
  transaction
    .updateTable('mediaFiles')
    .set(to)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Renames an image; the extension always matches its type. Pages that show it keep showing it. */
export const renameFile = ({ db }: AppContext, accountId: string, request: Request): Promise<MediaFile> =>
  changeMedia(db, accountId, async (transaction) => {
    const folder = readFolder(request.path ?? '/')
    const row = await requireFile(transaction, accountId, folder, request.name ?? '')
    const typed = typedName(request.newname)
    const { stem, ending } = splitName(typed)
    const own = mediaTypes[row.type]
    const isOwn = ending.toLowerCase() === own || (own === 'jpg' && ending.toLowerCase() === 'jpeg')
    const name = isOwn ? typed : `${ending === '' ? typed : stem}.${own}`
    const other = await fileNamed(transaction, { accountId, folder: row.folder, name })
    if (other && other.id !== row.id)
      throw new MediaRefusal(`A file named ${name} already exists here. Choose another name.`)
    return mediaView(await change(transaction, row, { folder: row.folder, name }))
  })

/** Returns folder and name of each image in a request. */
const sourcesOf = ({ path = '/', name = '', from, items }: Request) =>
  (items ?? [from ?? inFolder(readFolder(path), name)]).map(splitPath)

/** Moves images into another folder, all or none. Appends a number to names already taken there. */
export const moveFiles = ({ db }: AppContext, accountId: string, request: Request): Promise<MediaFile[]> =>
  changeMedia(db, accountId, async (transaction) => {
    const folder = await findFolder(transaction, accountId, readFolder(request.path ?? '/'))
    const moved: MediaFile[] = []
    for (const source of sourcesOf(request)) {
      const row = await requireFile(transaction, accountId, source.folder, source.name)
      if (folder === row.folder) {
        moved.push(mediaView(row))
        continue
      }
      const name = await uniqueFileName(transaction, { accountId, folder, name: row.name })
      moved.push(mediaView(await change(transaction, row, { folder, name })))
    }
    return moved
  })

/** Removes images from the library, all or none. The bytes remain while a page shows them. */
export const removeFiles = (context: AppContext, accountId: string, request: Request): Promise<void> =>
  changeMedia(context.db, accountId, async (transaction) => {
    for (const source of sourcesOf(request)) {
      const row = await requireFile(transaction, accountId, source.folder, source.name)
      await transaction
        .updateTable('mediaFiles')
        .set({ removedAt: sql`now()` })
        .where('id', '=', row.id)
        .execute()
    }
    await deleteUnreferencedMedia(context, transaction, accountId)
  })

/** Returns where an image is used. */
export const fileUse = ({ db }: AppContext, accountId: string, request: Request): Promise<MediaUse> =>
  db.transaction().execute(async (transaction) => {
    const stems: string[] = []
    for (const source of sourcesOf(request))
      stems.push(addressStem(await requireFile(transaction, accountId, source.folder, source.name)))
    return pagesUsingImage(transaction, accountId, stems)
  })
