import { readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { mediaTypes, type MediaType } from '@web2/contract/media'
import type { Client } from 'pg'
import type { StorageAddress } from '../../../platform/config/storage-url.ts'
import { openBucket } from '../../../platform/object-storage/bucket.ts'
import { mediaPath, thumbPath } from '../../media/library/media-files.ts'

const typeOf = new Map<string, string>(
  Object.entries(mediaTypes).map(([type, ending]) => [`.${ending}`, type]),
)

/** The same path as below a data folder; with slashes, as in the bucket. */
const below = (path: string): string => relative('/', path).replaceAll(sep, '/')

/** Every picture of the database and its thumbnail as the bucket has them; what it lacks is left out. */
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

/** Puts pictures that were unpacked below `folder` into the bucket. */
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
