import type { AppContext } from '../../../platform/context.ts'
import { openBlobs, hostedFiles, type Blobs } from '../../clouds/index.ts'
import { withRunLock } from '../../../platform/runs/run-lock.ts'

type Context = Pick<AppContext, 'db' | 'config' | 'now'>

/** Ms after which contents of a folder without a site count as orphaned. */
const forgotten = 24 * 3_600_000

const siteOf = async ({ db }: Context, folder: string): Promise<string | undefined> => {
  const target = await db
    .selectFrom('siteTargets')
    .select('siteId')
    .where('cloud', '=', 'builtin')
    .where('folder', '=', folder)
    .executeTakeFirst()
  return target?.siteId
}

const purgeSite = async ({ db }: Context, blobs: Blobs, folder: string): Promise<void> => {
  const there = await blobs.list(folder)
  const served = new Set([...(await hostedFiles(db).all(folder)).values()].map(({ sha256 }) => sha256))
  await blobs.remove(
    folder,
    [...there.keys()].filter((sha256) => !served.has(sha256)),
  )
}

const purgeStray = async ({ now }: Context, blobs: Blobs, folder: string): Promise<void> => {
  const before = now().getTime() - forgotten
  const old = [...(await blobs.list(folder))].filter(([, writtenAt]) => writtenAt.getTime() < before)
  await blobs.remove(
    folder,
    old.map(([sha256]) => sha256),
  )
}

/**
 * Deletes contents from the bucket that no URL of the built-in host shows. Skips sites being published,
 * because contents are uploaded before they are shown.
 */
export const purgeUnreferencedContents = async (context: Context): Promise<void> => {
  const { storage } = context.config
  if (!storage) return
  const blobs = openBlobs(storage)
  for (const folder of await blobs.folders()) {
    const siteId = await siteOf(context, folder)
    if (siteId === undefined) await purgeStray(context, blobs, folder)
    else await withRunLock(context.db, siteId, () => purgeSite(context, blobs, folder))
  }
}
