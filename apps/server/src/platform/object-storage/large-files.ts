import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config/config.ts'
import { namesIn } from '../files/list-folder.ts'
import { fileBucketOf } from './file-bucket.ts'

/** Name of a file below the data folder and in the bucket: 'downloads/….zip'. */
export type FileName = `${string}/${string}`

/**
 * Files of many megabytes that one process writes and another reads, such as zip files. Without a bucket they
 * are in the data folder; with one they are in the bucket, and the folder has only those in use.
 */
export interface LargeFiles {
  /** Returns the path for writing a file, and for reading it after `fetch`. */
  pathOf(name: FileName): string
  /** Makes the file at its path available to every process. */
  keep(name: FileName): Promise<void>
  /** Fetches a file to its path. Returns the path, or undefined if the file doesn't exist. */
  fetch(name: FileName): Promise<string | undefined>
  /** Returns its bytes as a stream, or undefined if it doesn't exist. */
  open(name: FileName): Promise<{ readonly size: number; readonly content: Readable } | undefined>
  drop(name: FileName): Promise<void>
  /** Deletes unneeded files of a folder, selected by `strays` from their names and ages. */
  purge(folder: string, strays: (files: readonly AgedFile[]) => Promise<readonly AgedFile[]>): Promise<void>
  /** Deletes uploads that killed processes started before this time. */
  purgeUnfinished(folder: string, before: Date): Promise<void>
}

export interface AgedFile {
  /** Name without its folder. */
  readonly name: string
  readonly writtenAt: Date
}

type Place = Pick<Config, 'dataDir' | 'storage'>

const unlessAbsent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined
  throw error
}

const openHere = async (path: string) => {
  const file = await open(path, 'r').catch(unlessAbsent)
  return file && { size: (await file.stat()).size, content: file.createReadStream() }
}

const agedIn = async (folder: string): Promise<AgedFile[]> => {
  const files: AgedFile[] = []
  for (const name of await namesIn(folder)) {
    const found = await stat(join(folder, name)).catch(unlessAbsent)
    if (found) files.push({ name, writtenAt: found.mtime })
  }
  return files
}

export const largeFiles = ({ dataDir, storage }: Place): LargeFiles => {
  const bucket = storage && fileBucketOf(storage)
  const pathOf = (name: FileName) => join(dataDir, name)

  const fetched = async (name: FileName): Promise<string | undefined> => {
    const found = await bucket?.get(name)
    if (!found) return undefined
    const path = pathOf(name)
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(found.content, createWriteStream(`${path}.part`, { mode: 0o600 }))
    await rename(`${path}.part`, path)
    return path
  }

  return {
    pathOf,
    keep: async (name) => {
      if (!bucket) return
      await bucket.put(name, pathOf(name))
      await rm(pathOf(name), { force: true })
    },
    fetch: async (name) => ((await stat(pathOf(name)).catch(unlessAbsent)) ? pathOf(name) : fetched(name)),
    open: async (name) => (await openHere(pathOf(name))) ?? bucket?.get(name),
    drop: async (name) => {
      await rm(pathOf(name), { force: true })
      await bucket?.remove(name)
    },
    purge: async (folder, strays) => {
      for (const { name } of await strays(await agedIn(join(dataDir, folder))))
        await rm(join(dataDir, folder, name), { force: true })
      if (!bucket) return
      const sent = await bucket.list(`${folder}/`)
      const aged = sent.map(({ key, writtenAt }) => ({ name: basename(key), writtenAt }))
      for (const { name } of await strays(aged)) await bucket.remove(`${folder}/${name}`)
    },
    purgeUnfinished: async (folder, before) => bucket?.dropUnfinished(`${folder}/`, before),
  }
}
