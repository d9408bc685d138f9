import { access } from 'node:fs/promises'
import { videoTypes } from '@web2/contract/media'
import type { Config } from '../../../platform/config/config.ts'
import { openBucket, type Bucket } from '../../../platform/object-storage/bucket.ts'
import { fileBucketOf } from '../../../platform/object-storage/file-bucket.ts'
import {
  dropMedia,
  storeMedia,
  mediaPath,
  moveFile,
  writeFileAtomically,
  writeStreamAtomically,
  thumbPath,
  type MediaKey,
} from './media-files.ts'

/** Storage of the account's images and videos: the data folder, or a bucket with local copies in that folder. */
export interface MediaStore {
  /** Stores an image with its thumbnail. Storing the same content again changes nothing. */
  readonly keep: (
    key: MediaKey,
    content: { readonly bytes: Uint8Array; readonly thumb: Uint8Array; readonly type: string },
  ) => Promise<void>
  /** Stores a file made from an image, which has no thumbnail. */
  readonly keepFile: (key: MediaKey, bytes: Uint8Array, type: string) => Promise<void>
  /** Sends a large file from its path to the bucket, if there is one. */
  readonly sendLarge: (key: MediaKey, path: string, type: string) => Promise<void>
  /** Moves a large file that was sent into the library. */
  readonly keepLarge: (key: MediaKey, path: string, type: string) => Promise<void>
  readonly drop: (key: MediaKey) => Promise<void>
  /**
   * Returns the local path of a file, fetched from the bucket if needed, or undefined if it is stored
   * nowhere.
   */
  readonly fileOf: (key: MediaKey) => Promise<string | undefined>
  readonly thumbOf: (key: MediaKey) => Promise<string | undefined>
}

const isThere = async (path: string): Promise<boolean> => {
  try {
    await access(path)
    return true
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}

/** Videos are never in memory as a whole. */
const isLarge = (path: string): boolean =>
  Object.values(videoTypes).some((ending) => path.endsWith(`.${ending}`))

type Place = Pick<Config, 'dataDir' | 'storage'>

const createMediaStore = ({ dataDir, storage }: Place): MediaStore => {
  const bucket: Bucket | undefined = storage && openBucket(storage)
  const large = storage && fileBucketOf(storage)
  /** Returns its key in the bucket, which equals its path in the data folder. */
  const nameOf = (path: string) => path.slice(dataDir.length).replaceAll('\\', '/').replace(/^\/+/, '')
  const fetching = new Map<string, Promise<string | undefined>>()

  const fetchedLarge = async (path: string): Promise<string | undefined> => {
    const found = await large?.get(nameOf(path))
    if (!found) return undefined
    await writeStreamAtomically(path, found.content)
    return path
  }
  const fetched = async (path: string): Promise<string | undefined> => {
    if (isLarge(path)) return fetchedLarge(path)
    const bytes = await bucket?.get(nameOf(path))
    if (!bytes) return undefined
    await writeFileAtomically(path, bytes)
    return path
  }
  const here = async (path: string): Promise<string | undefined> => {
    if (await isThere(path)) return path
    if (!bucket) return undefined
    const known = fetching.get(path) ?? fetched(path).finally(() => fetching.delete(path))
    fetching.set(path, known)
    return known
  }

  return {
    keep: async (key, { bytes, thumb, type }) => {
      await bucket?.put(nameOf(thumbPath(dataDir, key)), thumb, 'image/webp')
      await bucket?.put(nameOf(mediaPath(dataDir, key)), bytes, type)
      await storeMedia(dataDir, key, { bytes, thumb })
    },
    keepFile: async (key, bytes, type) => {
      const path = mediaPath(dataDir, key)
      await bucket?.put(nameOf(path), bytes, type)
      await writeFileAtomically(path, bytes)
    },
    sendLarge: async (key, path, type) => large?.put(nameOf(mediaPath(dataDir, key)), path, type),
    keepLarge: async (key, path, type) => {
      const name = nameOf(mediaPath(dataDir, key))
      // deleting the last file with this content may have come between
      if (large && !(await large.has(name))) await large.put(name, path, type)
      await moveFile(path, mediaPath(dataDir, key))
    },
    drop: async (key) => {
      await bucket?.remove(nameOf(mediaPath(dataDir, key)))
      await bucket?.remove(nameOf(thumbPath(dataDir, key)))
      await dropMedia(dataDir, key)
    },
    fileOf: (key) => here(mediaPath(dataDir, key)),
    thumbOf: (key) => here(thumbPath(dataDir, key)),
  }
}

const stores = new WeakMap<Place, MediaStore>()

/** Returns the store for a configuration, one instance each. */
export const mediaStore = (config: Place): MediaStore => {
  const store = stores.get(config) ?? createMediaStore(config)
  stores.set(config, store)
  return store
}
