import { limits } from '@web2/contract/core'
import type { MediaRequest } from '@web2/contract/media'
import { sql, type Transaction } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { uuidV7 } from '../../../platform/db/uuid-v7.ts'
import { findFolder, maybeFolder } from './find-folder.ts'
import { changeMedia } from './media-lock.ts'
import { folderAddress, inFolder, MediaRefusal, readFolder, splitPath, typedName } from './media-path.ts'
import { deleteUnreferencedMedia } from './purge-unused-media.ts'

type Request = Pick<MediaRequest, 'path' | 'name' | 'newname' | 'from'>

const requireFree = async (
  transaction: Transaction<Database>,
  accountId: string,
  path: string,
): Promise<void> => {
  if ((await maybeFolder(transaction, accountId, path)) === undefined) return
  throw new MediaRefusal('A folder with this name already exists here. Choose another name.')
}

const depthOf = (path: string): number => (path === '' ? 0 : path.split('/').length)

const requireDepth = (depth: number): void => {
  if (depth > limits.mediaFolderDepth)
    throw new MediaRefusal(
      `Folders can be nested up to ${limits.mediaFolderDepth} levels deep. Create this one higher up.`,
    )
}

export const createFolder = (
  { db }: AppContext,
  owner: { readonly accountId: string; readonly userId: string },
  request: Request,
): Promise<string> =>
  changeMedia(db, owner.accountId, async (transaction) => {
    const { accountId, userId: createdBy } = owner
    const parent = await findFolder(transaction, accountId, readFolder(request.path ?? '/'))
    const path = inFolder(parent, typedName(request.name))
    requireDepth(depthOf(path))
    await requireFree(transaction, accountId, path)
    const { count } = await transaction
      .selectFrom('mediaFolders')
      .select((from) => from.fn.countAll<number>().as('count'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
    if (count >= limits.mediaFolders)
      throw new MediaRefusal(
        `You’ve reached the limit of ${limits.mediaFolders} folders. Delete one you don’t need.`,
      )
    await transaction
      .insertInto('mediaFolders')
      .values({ id: uuidV7(), accountId, createdBy, path })
      .execute()
    return folderAddress(path)
  })

/** Changes the path of a folder and everything in it. */
const relocate = async (
  transaction: Transaction<Database>,
  accountId: string,
  old: string,
  path: string,
): Promise<void> => {
  const moved = sql<string>`${path}::text || substr(path, ${old.length + 1}::int)`
  const movedFiles = sql<string>`${path}::text || substr(folder, ${old.length + 1}::int)`
  await transaction
    .updateTable('mediaFolders')
    .set({ path: moved })
    .where('accountId', '=', accountId)
    .where(sql<boolean>`(path = ${old} or starts_with(path, ${`${old}/`}))`)
    .execute()
  await transaction
    .updateTable('mediaFiles')
    .set({ folder: movedFiles })
    .where('accountId', '=', accountId)
    .where(sql<boolean>`(folder = ${old} or starts_with(folder, ${`${old}/`}))`)
    .execute()
}

const requireFolder = async (
  transaction: Transaction<Database>,
  accountId: string,
  path: string,
): Promise<string> => {
  if (path === '') throw new MediaRefusal('The root folder can’t be renamed, moved or deleted.')
  return findFolder(transaction, accountId, path)
}

export const renameFolder = ({ db }: AppContext, accountId: string, request: Request): Promise<string> =>
  changeMedia(db, accountId, async (transaction) => {
    const old = await requireFolder(
      transaction,
      accountId,
      inFolder(readFolder(request.path ?? '/'), request.name ?? ''),
    )
    const path = inFolder(splitPath(old).folder, typedName(request.newname))
    if (path.toLowerCase() !== old.toLowerCase()) await requireFree(transaction, accountId, path)
    await relocate(transaction, accountId, old, path)
    return folderAddress(path)
  })

export const moveFolder = ({ db }: AppContext, accountId: string, request: Request): Promise<string> =>
  changeMedia(db, accountId, async (transaction) => {
    const old = await requireFolder(transaction, accountId, readFolder(request.from ?? ''))
    const parent = await findFolder(transaction, accountId, readFolder(request.path ?? '/'))
    if (parent === old || parent.startsWith(`${old}/`))
      throw new MediaRefusal('A folder can’t be moved into itself.')
    const path = inFolder(parent, splitPath(old).name)
    if (path === old) return folderAddress(path)
    await requireFree(transaction, accountId, path)
    const { rows } = await sql<{ deepest: number }>`
      select max(length(path) - length(replace(path, '/', ''))) as deepest from media_folders
      where account_id = ${accountId} and (path = ${old} or starts_with(path, ${`${old}/`}))`.execute(
      transaction,
    )
    requireDepth(depthOf(path) + (rows[0]?.deepest ?? 0) + 1 - depthOf(old))
    await relocate(transaction, accountId, old, path)
    return folderAddress(path)
  })

/** Deletes a folder with everything in it. The bytes remain while a page shows them. */
export const removeFolder = (context: AppContext, accountId: string, request: Request): Promise<void> =>
  changeMedia(context.db, accountId, async (transaction) => {
    const path = await requireFolder(
      transaction,
      accountId,
      inFolder(readFolder(request.path ?? '/'), request.name ?? ''),
    )
    await transaction
      .updateTable('mediaFiles')
      .set({ removedAt: sql`now()` })
      .where('accountId', '=', accountId)
      .where(sql<boolean>`(folder = ${path} or starts_with(folder, ${`${path}/`}))`)
      .execute()
    await transaction
      .deleteFrom('mediaFolders')
      .where('accountId', '=', accountId)
      .where(sql<boolean>`(path = ${path} or starts_with(path, ${`${path}/`}))`)
      .execute()
    await deleteUnreferencedMedia(context, transaction, accountId)
  })
