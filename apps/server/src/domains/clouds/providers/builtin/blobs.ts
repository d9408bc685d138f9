import type { Readable } from 'node:stream'
import type { StorageAddress } from '../../../../platform/config/storage-url.ts'
import type { ByteSpan } from '../../../../platform/files/byte-span.ts'
import { openBucket } from '../../../../platform/object-storage/bucket.ts'
import { fileBucketOf } from '../../../../platform/object-storage/file-bucket.ts'

/**
 * Contents of published sites in the bucket, each named by its hash in its site's folder. A content never
 * changes under its name, so database rows alone decide what visitors get. Calls reject with a
 * StorageFailure.
 */
export interface Blobs {
  put(folder: string, sha256: string, bytes: Uint8Array): Promise<void>
  /** Returns undefined if there is no such content. */
  get(folder: string, sha256: string): Promise<Uint8Array | undefined>
  /** Returns the content, or a part of it, as a stream. */
  open(folder: string, sha256: string, span?: ByteSpan): Promise<Readable | undefined>
  /** Returns the hashes of a site's contents with the time each was written. */
  list(folder: string): Promise<ReadonlyMap<string, Date>>
  remove(folder: string, sha256s: readonly string[]): Promise<void>
  /** Returns the folders of all sites. */
  folders(): Promise<string[]>
}

const root = 'sites'

/** Concurrent deletions. */
const concurrency = 16

/** Opens the store. `patience` is the timeout in ms without data. */
export const openBlobs = (storage: StorageAddress, options: { patience?: number } = {}): Blobs => {
  const bucket = openBucket(storage, options)
  const keyOf = (folder: string, sha256: string) => `${root}/${folder}/${sha256}`
  const listed = (prefix: string) => fileBucketOf(storage).list(prefix)
  return {
    put: (folder, sha256, bytes) => bucket.put(keyOf(folder, sha256), bytes, 'application/octet-stream'),
    get: (folder, sha256) => bucket.get(keyOf(folder, sha256)),
    open: (folder, sha256, span) => bucket.open(keyOf(folder, sha256), span),
    list: async (folder) => {
      const prefix = keyOf(folder, '')
      return new Map(
        (await listed(prefix)).map(({ key, writtenAt }) => [key.slice(prefix.length), writtenAt]),
      )
    },
    remove: async (folder, sha256s) => {
      for (let at = 0; at < sha256s.length; at += concurrency) {
        const some = sha256s.slice(at, at + concurrency)
        await Promise.all(some.map((sha256) => bucket.remove(keyOf(folder, sha256))))
      }
    },
    folders: async () => [...new Set((await listed(`${root}/`)).map(({ key }) => key.split('/')[1] ?? ''))],
  }
}
