import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { sql } from 'kysely'
import type { StorageAddress } from '../../../platform/config/storage-url.ts'
import type { AppContext } from '../../../platform/context.ts'
import { withDedicatedConnection } from '../../../platform/db/dedicated-connection.ts'
import { isUuid } from '../../../platform/db/uuid-v7.ts'
import { namesIn } from '../../../platform/files/list-folder.ts'
import { openBlobs, hostedFiles, sitesRoot, type HostedFile } from '../../clouds/index.ts'
import { siteFolder, sitesInFolder, storeRoot } from '../../publishing/index.ts'
import { fileBucketOf, type FileBucket } from '../../../platform/object-storage/file-bucket.ts'
import { withRunLock } from '../../../platform/runs/run-lock.ts'
import { moveLeadFiles } from './move-lead-files.ts'
import { movedToBucketAt, marksFolder, markMoved } from './moved-folders.ts'

type Context = Pick<AppContext, 'db' | 'log'> & {
  readonly config: Pick<AppContext['config'], 'dataDir' | 'storage'>
}

const lockKey = 7_302_395

/** Concurrent uploads to the bucket. */
const concurrency = 16

/** Ms for which a site's folder remains for instances of a release that serves it from there. */
const oldReleaseGraceMs = 24 * 3_600_000

/** Returns the paths of all files below a folder, with slashes, without drafts and hidden files. */
const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => !path.split('/').some((name) => name.startsWith('.')) && !path.endsWith('.draft'))
}

const sideBySide = async <T>(tasks: readonly T[], act: (task: T) => Promise<void>): Promise<void> => {
  for (let at = 0; at < tasks.length; at += concurrency)
    await Promise.all(tasks.slice(at, at + concurrency).map(act))
}

const takeSite = async (context: Context, storage: StorageAddress, folder: string): Promise<void> => {
  const { db, config } = context
  const blobs = openBlobs(storage)
  const files = hostedFiles(db)
  const root = join(sitesRoot(config), folder)
  const changes = new Map<string, HostedFile | null>()
  for (const path of (await files.all(folder)).keys()) changes.set(path, null)
  await sideBySide(await filesBelow(root), async (path) => {
    const bytes = await readFile(join(root, path))
    const sha256 = hash('sha256', bytes, 'hex')
    await blobs.put(folder, sha256, bytes)
    changes.set(path, { sha256, bytes: bytes.length })
  })
  await files.change(folder, changes)
  await markMoved(config.dataDir, folder)
}

/** Moves sites that were published to the built-in host before STORAGE_URL was set. */
const moveSites = async (context: Context, storage: StorageAddress): Promise<void> => {
  const { db, config, log } = context
  const root = sitesRoot(config)
  const waiting: string[] = []
  for (const folder of await namesIn(root)) {
    const taken = await movedToBucketAt(config.dataDir, folder)
    if (!taken) waiting.push(folder)
    else if (Date.now() - taken.getTime() > oldReleaseGraceMs)
      await rm(join(root, folder), { recursive: true, force: true })
  }
  if (waiting.length === 0) return
  const rows = await db
    .selectFrom('siteTargets')
    .select('folder')
    .distinct()
    .where('cloud', '=', 'builtin')
    .where('folder', 'in', waiting)
    .execute()
  if (rows.length === 0) return
  log(`Moving ${rows.length} published sites of the built-in host to the bucket of STORAGE_URL.`)
  for (const { folder } of rows) await takeSite(context, storage, folder)
}

/**
 * Uploads packs before the pack indexes that name them, and deletes each local file once it is in the bucket.
 */
const movePublications = async ({ db, config, log }: Context, bucket: FileBucket): Promise<void> => {
  for (const siteId of (await sitesInFolder(config.dataDir)).filter(isUuid)) {
    const folder = siteFolder(config.dataDir, siteId)
    const isFree = await withRunLock(db, siteId, async () => {
      const names = await namesIn(folder)
      for (const ending of ['.pack', '.files'])
        await sideBySide(
          names.filter((name) => name.endsWith(ending)),
          (name) =>
            bucket.put(`${storeRoot}/${siteId}/${name}`, join(folder, name), 'application/octet-stream'),
        )
      await rm(folder, { recursive: true, force: true })
    })
    if (!isFree)
      log(`Site ${siteId} is being published. Its files will move to the bucket on the next start.`)
  }
}

/** Uploads images stored before STORAGE_URL was set; those already in the bucket are copies. */
const takePictures = async (dataDir: string, bucket: FileBucket): Promise<void> => {
  const mark = '.media-in-bucket'
  if ((await namesIn(dataDir)).includes(mark)) return
  const root = join(dataDir, 'media')
  const there = new Set((await bucket.list('media/')).map(({ key }) => key))
  const paths = (await namesIn(root)).length === 0 ? [] : await filesBelow(root)
  await sideBySide(
    paths.filter((path) => !there.has(`media/${path}`)),
    (path) => bucket.put(`media/${path}`, join(root, path), 'application/octet-stream'),
  )
  await writeFile(join(dataDir, mark), '', { mode: 0o600 })
}

/**
 * Moves files from before STORAGE_URL was set into the bucket: images, sites of the built-in host, stored
 * publications, files of leads. Continues at the next start if interrupted. Instances that share a folder take turns.
 */
export const moveFilesToBucket = async (context: Context): Promise<void> => {
  const { db, config } = context
  const { dataDir, storage } = config
  // sites may be published to the folder from now on
  if (!storage) return rm(marksFolder(dataDir), { recursive: true, force: true })
  await mkdir(dataDir, { recursive: true })
  await withDedicatedConnection(db, async (pinned) => {
    await sql`select pg_advisory_lock(${sql.lit(lockKey)})`.execute(pinned)
    try {
      const bucket = fileBucketOf(storage)
      await takePictures(dataDir, bucket)
      await moveSites(context, storage)
      await movePublications(context, bucket)
      await moveLeadFiles(context, bucket)
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(lockKey)})`.execute(pinned)
    }
  })
}
