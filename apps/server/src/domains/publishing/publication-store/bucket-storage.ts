import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { StorageAddress } from '../../../platform/config/storage-url.ts'
import { isDiskFull } from '../../../platform/files/is-disk-full.ts'
import { namesIn } from '../../../platform/files/list-folder.ts'
import { fileBucketOf } from '../../../platform/object-storage/file-bucket.ts'
import { StorageFailure } from '../../../platform/object-storage/storage-error.ts'
import { storeRoot } from './store-paths.ts'
import type { PublicationStorage } from './storage.ts'

/** Local files being written or read; a bucket has no partial files. */
const workFolder = (dataDir: string): string => join(dataDir, storeRoot, '.work')

/** Ms after which a work file counts as orphaned; no publication uses one for so long. */
const forgotten = 24 * 3_600_000

/** Ignores missing files, because another worker may delete one between two calls. */
const ifThere = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error
}

const sweep = async (folder: string): Promise<void> => {
  for (const name of await namesIn(folder)) {
    const found = await stat(join(folder, name)).catch(ifThere)
    if (found && Date.now() - found.mtimeMs > forgotten) await rm(join(folder, name), { force: true })
  }
}

/** Returns ids of the sites with stored publications in the bucket. */
export const sitesInBucket = async (storage: StorageAddress): Promise<string[]> => {
  const kept = await fileBucketOf(storage).list(`${storeRoot}/`)
  return [...new Set(kept.map(({ key }) => key.split('/')[1] ?? ''))]
}

/** Opens a site's packs and pack indexes in the bucket, with local copies of those in use. */
export const bucketStorage = (
  { dataDir, storage }: { readonly dataDir: string; readonly storage: StorageAddress },
  siteId: string,
): PublicationStorage => {
  const bucket = fileBucketOf(storage)
  const prefix = `${storeRoot}/${siteId}/`
  const newDraft = async (name: string): Promise<string> => {
    const folder = workFolder(dataDir)
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await sweep(folder)
    return join(folder, `${name}.${randomBytes(6).toString('hex')}`)
  }
  const local = (path: string) => ({ path, release: () => rm(path, { force: true }) })
  const names = async () => (await bucket.list(prefix)).map(({ key }) => key.slice(prefix.length))
  const remove = (name: string) => bucket.remove(`${prefix}${name}`)

  return {
    tempPathFor: newDraft,
    put: async (name, draft) => {
      await bucket.put(`${prefix}${name}`, draft, 'application/octet-stream')
      return local(draft)
    },
    has: (name) => bucket.has(`${prefix}${name}`),
    open: async (name) => {
      const found = await bucket.get(`${prefix}${name}`)
      if (!found) throw new StorageFailure(`${prefix}${name} is not in the bucket any more.`)
      const path = await newDraft(name)
      try {
        await pipeline(found.content, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
        return local(path)
      } catch (error) {
        await rm(path, { force: true })
        if (isDiskFull(error)) throw error
        throw new StorageFailure(`${prefix}${name} could not be read to its end (${String(error)}).`, {
          cause: error,
        })
      }
    },
    names,
    remove,
    clear: async () => {
      // pack indexes first, so that an interrupted call leaves none that name missing packs
      const isPack = (name: string) => Number(name.endsWith('.pack'))
      for (const name of (await names()).toSorted((one, other) => isPack(one) - isPack(other)))
        await remove(name)
    },
  }
}
