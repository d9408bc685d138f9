import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '../../context.ts'
import { openBlobs } from '../../providers/clouds/builtin/blobs.ts'
import { requireSafeSitePath } from '../../providers/clouds/site-path.ts'
import { mediaStore } from '../../providers/media-files/media-store.ts'
import { sitesRoot } from '../../sites-host/place.ts'

type Context = Pick<AppContext, 'db' | 'config' | 'now'>

/** Work that was under way when an account went may leave files for this long after it, milliseconds. */
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

/** Removes sites at the built-in host and pictures of an account that was deleted. May be called again. */
export const removeAccountFiles = async (context: Context, accountId: string): Promise<void> => {
  const { db, config, now } = context
  const removal = await db
    .selectFrom('accountRemovals')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!removal) return
  const root = sitesRoot(config)
  for (const folder of removal.siteFolders) {
    if (await isTakenAgain(context, folder)) continue
    const safe = requireSafeSitePath(folder)
    await rm(join(root, safe), { recursive: true, force: true })
    await rm(join(root, '.drafts', safe), { recursive: true, force: true })
    await db.deleteFrom('hostedFiles').where('folder', '=', folder).execute()
    if (!config.storage) continue
    const blobs = openBlobs(config.storage)
    await blobs.remove(folder, [...(await blobs.list(folder)).keys()])
  }
  for (const picture of removal.pictures) await mediaStore(config).drop({ accountId, ...picture })
  await rm(join(config.dataDir, 'media', accountId), { recursive: true, force: true })
  if (now().getTime() - Date.parse(removal.removedAt) > lateWork)
    await db.deleteFrom('accountRemovals').where('id', '=', accountId).execute()
}

/** The same for every account that was deleted lately, in case the process that did it came to an early end. */
export const purgeAccountFiles = async (context: Context): Promise<void> => {
  const removals = await context.db.selectFrom('accountRemovals').select('id').execute()
  for (const { id } of removals) await removeAccountFiles(context, id)
}
