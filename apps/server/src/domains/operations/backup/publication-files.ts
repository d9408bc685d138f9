import { Readable } from 'node:stream'
import type { Client } from 'pg'
import type { Settings } from '../../../platform/config/read-environment.ts'
import type { StorageAddress } from '../../../platform/config/storage-url.ts'
import { moveFilesToBucket } from '../object-storage/move-files-to-bucket.ts'
import { movedFolders } from '../object-storage/moved-folders.ts'
import { connect } from '../../../platform/db/connect.ts'
import { openBlobs } from '../../clouds/index.ts'
import { leadFilesFolder } from '../../leads/index.ts'
import type { Manifest } from './manifest.ts'
import { storeRoot } from '../../publishing/index.ts'
import { fileBucketOf } from '../../../platform/object-storage/file-bucket.ts'

/** Migration that introduced sites in a bucket. */
const firstStep = '0395-hosted-files'

interface BucketFile {
  /** Relative to a data folder, so that it can be restored into one. */
  readonly path: string
  readonly size: number
  readonly content: Readable
}

/** Folders of a data folder that hold only copies of files in the bucket. */
export const foldersInBucket = async (dataDir: string): Promise<string[]> => [
  'media',
  ...(await movedFolders(dataDir)).map((folder) => `sites/${folder}`),
]

async function* bucketSites(client: Client, storage: StorageAddress): AsyncGenerator<BucketFile> {
  const blobs = openBlobs(storage)
  const { rows } = await client.query<{ folder: string; path: string; sha256: string }>(
    `select folder, path, sha256 from public.hosted_files order by 1, 2`,
  )
  for (const { folder, path, sha256 } of rows) {
    const bytes = await blobs.get(folder, sha256)
    if (bytes)
      yield {
        path: `sites/${folder}/${path}`,
        size: bytes.length,
        content: Readable.from([Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)]),
      }
  }
}

async function* bucketKept(storage: StorageAddress): AsyncGenerator<BucketFile> {
  const bucket = fileBucketOf(storage)
  for (const folder of [storeRoot, leadFilesFolder])
    for (const { key } of await bucket.list(`${folder}/`)) {
      const found = await bucket.get(key)
      if (found) yield { path: key, ...found }
    }
}

/** Yields sites of the built-in host, stored publications and files of leads from the bucket; skips missing ones. */
export async function* bucketPublications(
  client: Client,
  storage: StorageAddress,
  { migrations }: Pick<Manifest, 'migrations'>,
): AsyncGenerator<BucketFile> {
  if (migrations.includes(firstStep)) yield* bucketSites(client, storage)
  yield* bucketKept(storage)
}

/**
 * Uploads restored sites and publications to the bucket. With an older schema the first start does it, after
 * its migrations.
 */
export const sendPublications = async (
  url: string,
  settings: Settings,
  { migrations }: Pick<Manifest, 'migrations'>,
): Promise<void> => {
  if (!settings.storage || !migrations.includes(firstStep)) return
  const db = connect({ url, applicationName: 'web2 restore' })
  try {
    await moveFilesToBucket({ db, config: settings, log: (line) => void process.stdout.write(`${line}\n`) })
  } finally {
    await db.destroy()
  }
}
