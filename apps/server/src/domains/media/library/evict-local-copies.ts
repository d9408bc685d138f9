import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaHashLength } from '@web2/contract/media'
import { sql, type Kysely } from 'kysely'
import type { AppContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { purgeVideoDrafts } from '../video-files/video-drafts.ts'
import { namesIn } from '../../../platform/files/list-folder.ts'
import { fontHashes } from '../own-fonts/font-files.ts'
import { lockMedia } from './media-lock.ts'

/** Interval of the cleanup in ms. */
const every = 3_600_000

type Context = Pick<AppContext, 'db' | 'config'>

/** Names of images, their thumbnails and files for pages, and fonts; files still being written have longer names. */
const copyName = new RegExp(String.raw`^([0-9a-f]{${mediaHashLength}})(\.thumb|\.w\d+)?\.[a-z0-9]{3,5}$`)

/** Returns which files have a record, also those that will be deleted soon. */
const namedBy = async (db: Kysely<Database>, accountId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('mediaFiles')
    .select('sha256')
    .distinct()
    .where('accountId', '=', accountId)
    .union(db.selectFrom('mediaRemovals').select('sha256').where('accountId', '=', accountId))
    .execute()
  const hashes = [...rows.map(({ sha256 }) => sha256), ...(await fontHashes(db, accountId))]
  return new Set(hashes.map((sha256) => sha256.slice(0, mediaHashLength)))
}

/** Deletes files without a record. Uploads write theirs under the library's lock before they record them. */
const forgetUnnamed = async ({ db }: Context, folder: string, accountId: string): Promise<void> => {
  const found: { readonly path: string; readonly hash: string }[] = []
  for (const part of await namesIn(folder))
    if (/^[0-9a-f]{2}$/.test(part))
      for (const name of await namesIn(join(folder, part))) {
        const hash = copyName.exec(name)?.[1]
        if (hash) found.push({ path: join(folder, part, name), hash })
      }
  if (found.length === 0) return
  const named = await namedBy(db, accountId)
  const unnamed = found.filter(({ hash }) => !named.has(hash))
  if (unnamed.length === 0) return
  await db.transaction().execute(async (transaction) => {
    await lockMedia(transaction, accountId)
    const namedNow = await namedBy(transaction, accountId)
    for (const { path, hash } of unnamed) if (!namedNow.has(hash)) await rm(path, { force: true })
  })
}

/** Deletes local copies of images and fonts without a record, and all copies of deleted accounts. */
export const evictLocalCopies = async (context: Context): Promise<void> => {
  await purgeVideoDrafts(context.config.dataDir, Date.now())
  const media = join(context.config.dataDir, 'media')
  const accountIds = (await namesIn(media)).filter(isUuid)
  if (accountIds.length === 0) return
  const rows = await context.db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', sql<string>`any(${accountIds}::uuid[])`)
    .execute()
  const there = new Set(rows.map(({ id }) => id))
  for (const id of accountIds)
    if (there.has(id)) await forgetUnnamed(context, join(media, id), id)
    else await rm(join(media, id), { recursive: true, force: true })
}

/**
 * Starts the cleanup of local copies, at once and every hour. With STORAGE_URL each instance has copies that
 * a deletion on another instance doesn't reach.
 */
export const startCopyEviction = (
  context: Context,
  onError: (error: Error) => void,
): { readonly stop: () => Promise<void> } => {
  const forget = () => evictLocalCopies(context).catch(onError)
  let forgetting = forget()
  const timer = setInterval(() => {
    forgetting = forgetting.then(forget)
  }, every)
  return {
    stop: () => {
      clearInterval(timer)
      return forgetting
    },
  }
}
