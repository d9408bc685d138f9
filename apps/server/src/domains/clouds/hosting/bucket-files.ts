import type { Readable } from 'node:stream'
import type { AppContext } from '../../../platform/context.ts'
import type { Blobs } from '../providers/builtin/blobs.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { createContentCache } from './content-cache.ts'
import { findHosted, isHostedFolder } from './hosted-files.ts'
import type { SiteFile, SiteFiles } from './site-file.ts'

/** Bytes of contents in memory; what is larger than one share of them goes through as a stream. */
const cacheBytes = 64 * 1024 * 1024
const shareBytes = 1024 * 1024

/**
 * Sites whose contents lie in a bucket. Rows say which content a path has, so that an answer 304, 404 or to HEAD needs
 * no bucket, and a change counts at every node with its transaction.
 */
export const bucketFiles = ({ db }: Pick<AppContext, 'db'>, blobs: Blobs): SiteFiles => {
  const cache = createContentCache(cacheBytes)

  const load = (folder: string, sha256: string, bytes: number): Promise<Uint8Array | Readable | undefined> =>
    bytes > shareBytes
      ? blobs.open(folder, sha256)
      : cache.get(`${folder}/${sha256}`, () => blobs.get(folder, sha256))

  const find: SiteFiles['find'] = async ([folder = '', ...names]) => {
    const path = names.join('/')
    const row = await findHosted(db, folder, path)
    if (!row) return undefined
    const { sha256, bytes } = row
    return {
      etag: `"${sha256.slice(0, 32)}"`,
      size: bytes,
      content: async () => {
        const content = await load(folder, sha256, bytes)
        if (!content) throw new StorageFailure(`The content of ${folder}/${path} is not in the bucket.`)
        return content
      },
      close: async () => undefined,
    } satisfies SiteFile
  }
  return { find, isFolder: ([folder = '', ...names]) => isHostedFolder(db, folder, names.join('/')) }
}
