import type { Readable } from 'node:stream'
import type { AppContext } from '../../../platform/context.ts'
import type { ByteSpan } from '../../../platform/files/byte-span.ts'
import type { Blobs } from '../providers/builtin/blobs.ts'
import type { HostedFile } from '../providers/builtin/hosted-file.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { createContentCache } from './content-cache.ts'
import { findHosted, isHostedFolder } from './hosted-files.ts'
import type { SiteFile, SiteFiles } from './site-file.ts'

/** Cache size in bytes, and the size above which contents are streamed instead of cached. */
const cacheBytes = 64 * 1024 * 1024
const shareBytes = 1024 * 1024

/**
 * Serves sites whose contents are in a bucket. Database rows map paths to contents, so HEAD, 304 and 404 need
 * no bucket, and a change applies on all instances once its transaction commits.
 */
export const bucketFiles = ({ db }: Pick<AppContext, 'db'>, blobs: Blobs): SiteFiles => {
  const cache = createContentCache(cacheBytes)

  const load = async (
    folder: string,
    { sha256, bytes }: HostedFile,
    span: ByteSpan | undefined,
  ): Promise<Uint8Array | Readable | undefined> => {
    if (bytes > shareBytes) return blobs.open(folder, sha256, span)
    const whole = await cache.get(`${folder}/${sha256}`, () => blobs.get(folder, sha256))
    return span ? whole?.subarray(span.from, span.to + 1) : whole
  }

  const find: SiteFiles['find'] = async ([folder = '', ...names]) => {
    const path = names.join('/')
    const row = await findHosted(db, folder, path)
    if (!row) return undefined
    const { sha256, bytes } = row
    return {
      etag: `"${sha256.slice(0, 32)}"`,
      size: bytes,
      content: async (span) => {
        const content = await load(folder, row, span)
        if (!content) throw new StorageFailure(`The content of ${folder}/${path} is not in the bucket.`)
        return content
      },
      close: async () => undefined,
    } satisfies SiteFile
  }
  return { find, isFolder: ([folder = '', ...names]) => isHostedFolder(db, folder, names.join('/')) }
}
