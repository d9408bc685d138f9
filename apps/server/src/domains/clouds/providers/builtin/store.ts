import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, rmdir, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Cloud, SiteLocation } from '../cloud.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import { requireSafeSitePath } from '../site-path.ts'
import { builtinAddress, noBuckets } from './address.ts'
import { builtinCapabilities } from './capabilities.ts'
import { builtinFailure } from './error-codes.ts'

export interface BuiltinOptions {
  /** Directory with one folder per site. */
  root: string
  /** Base URL of the built-in host, without a trailing slash. */
  publicBase: string
}

const attempt = async <T>(action: () => Promise<T>): Promise<Outcome<T>> => {
  try {
    return done(await action())
  } catch (error) {
    return failed(builtinFailure(error))
  }
}

const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Returns the directory for files being written, which no URL of the built-in host reaches. */
const draftsOf = (root: string, place: SiteLocation): string =>
  join(root, '.drafts', requireSafeSitePath(place.folder))

/** Opens a new file, in a new folder if there is none yet. */
const openNew = async (path: string): Promise<FileHandle> => {
  try {
    return await open(path, 'wx')
  } catch (error) {
    if (!isAbsent(error)) throw error
    await mkdir(dirname(path), { recursive: true })
    return open(path, 'wx')
  }
}

/** Writes a file atomically: readers see the old or the new file in full, even after a power failure. */
const writeWhole = async (target: string, bytes: Uint8Array, drafts: string): Promise<void> => {
  const draft = join(drafts, randomBytes(8).toString('hex'))
  try {
    const file = await openNew(draft)
    try {
      await file.writeFile(bytes)
      await file.datasync()
    } finally {
      await file.close()
    }
    await mkdir(dirname(target), { recursive: true })
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Removes folders left empty by a deletion, up to and including the site's own. */
const removeEmptyFolders = async (folder: string, root: string): Promise<void> => {
  for (let current = folder; current.startsWith(root) && current !== root; current = dirname(current)) {
    try {
      await rmdir(current)
    } catch (error) {
      if (!isAbsent(error)) return // not empty
    }
  }
}

/** The built-in host: files in one directory, served by this installation. */
export const createBuiltinCloud = ({ root, publicBase }: BuiltinOptions): Cloud => {
  const pathOf = (place: SiteLocation, path: string): string =>
    join(root, requireSafeSitePath(place.folder), requireSafeSitePath(path))

  return {
    capabilities: builtinCapabilities,
    check: async () => done(null),
    listBuckets: async () => done([]),
    createBucket: noBuckets,
    prepare: (place) =>
      attempt(async () => {
        // leftovers of a killed worker; a site has only one publication at a time
        await rm(draftsOf(root, place), { recursive: true, force: true })
        await mkdir(join(root, requireSafeSitePath(place.folder)), { recursive: true })
        return null
      }),
    put: async (place, file) => {
      const target = pathOf(place, file.path)
      return attempt(async () => {
        await writeWhole(target, file.bytes, draftsOf(root, place))
        return null
      })
    },
    delete: async (place, path) => {
      const target = pathOf(place, path)
      return attempt(async () => {
        try {
          await rm(target)
        } catch (error) {
          if (!isAbsent(error)) throw error
        }
        await removeEmptyFolders(dirname(target), root)
        return null
      })
    },
    publicUrl: builtinAddress(publicBase),
    directoryIndexAt: () => builtinCapabilities.directoryIndex,
    close: async () => {},
  }
}
