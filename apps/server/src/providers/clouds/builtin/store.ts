import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Cloud, SitePlace } from '../cloud.ts'
import { done, failed, type Outcome } from '../failure.ts'
import { requireSafeSitePath } from '../site-path.ts'
import { builtinCapabilities } from './capabilities.ts'
import { builtinFailure } from './failures.ts'

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

/** A reader sees the whole old file or the whole new one, also after a power cut. */
const writeWhole = async (target: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(target), { recursive: true })
  const draft = `${target}.${randomBytes(6).toString('hex')}.part`
  try {
    const file = await open(draft, 'wx')
    try {
      await file.writeFile(bytes)
      await file.datasync()
    } finally {
      await file.close()
    }
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
  const pathOf = (place: SitePlace, path: string): string =>
    join(root, requireSafeSitePath(place.folder), requireSafeSitePath(path))

  return {
    capabilities: builtinCapabilities,
    check: async () => done(null),
    listBuckets: async () => done([]),
    createBucket: async () =>
      failed({
        kind: 'bad-content',
        message: 'The built-in host has no buckets: a site is published as it is.',
      }),
    prepare: (place) =>
      attempt(async () => {
        await mkdir(join(root, requireSafeSitePath(place.folder)), { recursive: true })
        return null
      }),
    put: async (place, file) => {
      const target = pathOf(place, file.path)
      return attempt(async () => {
        await writeWhole(target, file.bytes)
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
    publicUrl: (place, path) => {
      const shown =
        path === 'index.html' || path.endsWith('/index.html') ? path.slice(0, -'index.html'.length) : path
      return `${publicBase}/${place.folder}/${shown}`
    },
    close: async () => {},
  }
}
