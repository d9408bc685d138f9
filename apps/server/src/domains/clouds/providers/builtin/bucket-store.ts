import { StorageFailure } from '../../../../platform/object-storage/storage-error.ts'
import type { Cloud, SiteLocation } from '../cloud.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import { requireSafeSitePath } from '../site-path.ts'
import { builtinAddress, noBuckets } from './address.ts'
import type { Blobs } from './blobs.ts'
import { bucketFailure } from './bucket-error-codes.ts'
import { builtinCapabilities } from './capabilities.ts'
import type { HostedFile, HostedFiles } from './hosted-file.ts'

export interface BucketHostOptions {
  readonly blobs: Blobs
  readonly files: HostedFiles
  /** Base URL of the built-in host, without a trailing slash. */
  readonly publicBase: string
}

const attempt = async <T>(action: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return done(await action())
  } catch (error) {
    if (error instanceof StorageFailure) return failed(bucketFailure(error))
    throw error
  }
}

const folderOf = (place: SiteLocation): string => requireSafeSitePath(place.folder)

/**
 * The built-in host with files in a bucket: contents are uploaded under their hashes, and `commit` switches
 * the site at once by changing its rows. A publication that fails earlier changes nothing, and the next one
 * reuses its uploads.
 */
export const createBucketHost = ({ blobs, files, publicBase }: BucketHostOptions): Cloud => {
  /** Hashes of contents in the bucket, by folder. */
  const found = new Map<string, Promise<Set<string>>>()
  const changes = new Map<string, Map<string, HostedFile | null>>()

  const look = (folder: string): Promise<Set<string>> => {
    const looking = blobs.list(folder).then((listed) => new Set(listed.keys()))
    found.set(folder, looking)
    // not cached on failure, because the store may recover
    looking.catch(() => found.delete(folder))
    return looking
  }
  const contentsOf = (folder: string) => found.get(folder) ?? look(folder)
  const change = (folder: string, path: string, file: HostedFile | null) => {
    const known = changes.get(folder) ?? new Map<string, HostedFile | null>()
    changes.set(folder, known.set(path, file))
  }

  return {
    capabilities: { ...builtinCapabilities, atomic: true },
    check: async () => done(null),
    listBuckets: async () => done([]),
    createBucket: noBuckets,
    prepare: (place) =>
      attempt(async () => {
        changes.delete(place.folder)
        await look(folderOf(place))
        return null
      }),
    put: async (place, { path, sha256, bytes }) => {
      const [folder, name] = [folderOf(place), requireSafeSitePath(path)]
      return attempt(async () => {
        const contents = await contentsOf(folder)
        if (!contents.has(sha256)) {
          await blobs.put(folder, sha256, bytes)
          contents.add(sha256)
        }
        change(folder, name, { sha256, bytes: bytes.length })
        return null
      })
    },
    delete: async (place, path) => {
      change(folderOf(place), requireSafeSitePath(path), null)
      return done(null)
    },
    commit: (place) =>
      attempt(async () => {
        const folder = folderOf(place)
        const left = await files.change(folder, changes.get(folder) ?? new Map())
        // unused contents stay for visitors still reading them, until the purge
        if (left === 0) await blobs.remove(folder, [...(await look(folder))])
        changes.delete(folder)
        return null
      }),
    holds: (place) =>
      attempt(async () => {
        const folder = folderOf(place)
        const contents = await contentsOf(folder)
        const served = [...(await files.all(folder))]
        return new Map(served.map(([path, { sha256 }]) => [path, contents.has(sha256) ? sha256 : '']))
      }),
    publicUrl: builtinAddress(publicBase),
    directoryIndexAt: () => builtinCapabilities.directoryIndex,
    close: async () => {},
  }
}
