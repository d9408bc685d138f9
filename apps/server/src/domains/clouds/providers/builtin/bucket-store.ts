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
  /** Where the sites host answers, without a slash at the end. */
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
 * The built-in host of an installation whose files lie in a bucket: contents go there under their hashes, and `commit`
 * switches the whole site at once by the rows that say which path has which content. A publication that fails before
 * has changed nothing, and the next one does not send again what it finds there.
 */
export const createBucketHost = ({ blobs, files, publicBase }: BucketHostOptions): Cloud => {
  /** Contents that are in the bucket, by folder. */
  const found = new Map<string, Promise<Set<string>>>()
  const changes = new Map<string, Map<string, HostedFile | null>>()

  const look = (folder: string): Promise<Set<string>> => {
    const looking = blobs.list(folder).then((listed) => new Set(listed.keys()))
    found.set(folder, looking)
    // a store that was away may be there the next time
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
        // contents that only earlier publications had stay for those who are reading them, until the purge
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
