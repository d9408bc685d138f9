import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { mediaTypes, type MediaType } from '@web2/contract/media'
import type { Client } from 'pg'
import type { StorageAddress } from '../../../platform/config/storage-url.ts'
import { openBucket } from '../../../platform/object-storage/bucket.ts'
import { mediaPath, thumbPath } from '../../media/index.ts'

const typeOf = new Map<string, string>(
  Object.entries(mediaTypes).map(([type, ending]) => [`.${ending}`, type]),
)

/** Returns the path relative to the data folder, with slashes as in the bucket. */
const below = (path: string): string => relative('/', path).replaceAll(sep, '/')

/** Yields every image in the database with its thumbnail from the bucket; skips missing ones. */
export async function* bucketPictures(
  client: Client,
  storage: StorageAddress,
): AsyncGenerator<{ readonly path: string; readonly bytes: Buffer }> {
  const bucket = openBucket(storage)
  const { rows } = await client.query<{ accountId: string; sha256: string; type: MediaType }>(
    `select distinct account_id as "accountId", sha256, type from public.media_files order by 1, 2`,
  )
  for (const { type, ...content } of rows) {
    const key = { ...content, ending: mediaTypes[type] }
    for (const path of [below(mediaPath('/', key)), below(thumbPath('/', key))]) {
      const bytes = await bucket.get(path)
      if (bytes) yield { path, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }
    }
  }
}

/** Uploads images unpacked below `folder` to the bucket. */
export const sendPictures = async (
  folder: string,
  paths: readonly string[],
  storage: StorageAddress,
): Promise<void> => {
  const bucket = openBucket(storage)
  for (const path of paths) {
    const type = typeOf.get(extname(path)) ?? 'application/octet-stream'
    await bucket.put(path, await readFile(join(folder, path)), type)
  }
}
