import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Cloud, SiteLocation } from '../cloud.ts'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import { requireSafeSitePath } from '../site-path.ts'
import { builtinAddress, noBuckets } from './address.ts'
import { builtinCapabilities } from './capabilities.ts'
import { builtinFailure } from './error-codes.ts'

export interface BuiltinOptions {
  /** Folder that holds one folder a site. */
  root: string
  /** Where the sites host answers, without a slash at the end. */
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

/** Folder for files that are being written; no address of the sites host leads into it. */
const draftsOf = (root: string, place: SiteLocation): string =>
  join(root, '.drafts', requireSafeSitePath(place.folder))

/** A reader sees the whole old file or the whole new one, also after a power cut. */
const writeWhole = async (target: string, bytes: Uint8Array, drafts: string): Promise<void> => {
  await mkdir(drafts, { recursive: true })
  const draft = join(drafts, randomBytes(8).toString('hex'))
  try {
    const file = await open(draft, 'wx')
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

/** Takes folders away that a deletion left empty, up to the site's own, which goes too. */
const removeEmptyFolders = async (folder: string, root: string): Promise<void> => {
  for (let current = folder; current.startsWith(root) && current !== root; current = dirname(current)) {
    try {
      await rmdir(current)
    } catch (error) {
      if (!isAbsent(error)) return // not empty: others live here
    }
  }
}

/** The built-in host: files under one folder, served by the sites host of this installation. */
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
        // what a killed worker was writing; only one publication of a site is at work
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
