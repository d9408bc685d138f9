import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '../../../platform/context.ts'
import { openBlobs, requireSafeSitePath, sitesRoot } from '../../clouds/index.ts'
import { mediaStore } from '../../media/index.ts'

type Context = Pick<AppContext, 'db' | 'config' | 'log' | 'now'>

/** Ms after an account's deletion in which steps still in progress may leave files. */
const lateWork = 3_600_000

const isTakenAgain = async ({ db }: Context, folder: string): Promise<boolean> => {
  const site = await db
    .selectFrom('sites')
    .select('id')
    .where((where) =>
      where.or([
        where('hostSlug', '=', folder),
        where.exists(
          where
            .selectFrom('siteTargets')
            .select('siteTargets.id')
            .whereRef('siteTargets.siteId', '=', 'sites.id')
            .where('cloud', '=', 'builtin')
            .where('folder', '=', folder),
        ),
      ]),
    )
    .executeTakeFirst()
  return site !== undefined
}

const removeAll = async (context: Context, accountId: string): Promise<void> => {
  const { db, config, now } = context
  const removal = await db
    .selectFrom('accountRemovals')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!removal) return
  const root = sitesRoot(config)
  const left: string[] = []
  for (const folder of removal.siteFolders) if (!(await isTakenAgain(context, folder))) left.push(folder)
  // visitors lose access first, even if the bucket does not respond
  for (const folder of left) {
    const safe = requireSafeSitePath(folder)
    await rm(join(root, safe), { recursive: true, force: true })
    await rm(join(root, '.drafts', safe), { recursive: true, force: true })
    await db.deleteFrom('hostedFiles').where('folder', '=', folder).execute()
  }
  if (config.storage) {
    const blobs = openBlobs(config.storage)
    for (const folder of left) await blobs.remove(folder, [...(await blobs.list(folder)).keys()])
  }
  for (const picture of removal.pictures) await mediaStore(config).drop({ accountId, ...picture })
  await rm(join(config.dataDir, 'media', accountId), { recursive: true, force: true })
  if (now().getTime() - Date.parse(removal.removedAt) > lateWork)
    await db.deleteFrom('accountRemovals').where('id', '=', accountId).execute()
}

/**
 * Deletes the built-in host's sites and the images of a deleted account. Failures of a disk or bucket are
 * logged and left to `purgeAccountFiles`, because the account is already deleted.
 */
export const removeAccountFiles = async (context: Context, accountId: string): Promise<void> => {
  try {
    await removeAll(context, accountId)
  } catch (error) {
    const { message } = error as Error
    context.log(
      `Files of the deleted account ${accountId} could not be deleted and will be retried: ${message}`,
    )
  }
}

/** Deletes leftover files of every recently deleted account, after failures or a killed process. */
export const purgeAccountFiles = async (context: Context): Promise<void> => {
  const removals = await context.db.selectFrom('accountRemovals').select('id').execute()
  for (const { id } of removals) await removeAccountFiles(context, id)
}
