import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config/config.ts'
import { namesIn } from '../files/list-folder.ts'
import { fileBucketOf } from './file-bucket.ts'

/** 'downloads/….zip': the name of a file below the data folder, and in the bucket. */
export type FileName = `${string}/${string}`

/**
 * Files of many megabytes that one process makes and another reads, such as zip files. Without a bucket they lie in the
 * data folder; with one the bucket has them, and the folder only those that are being worked on.
 */
export interface LargeFiles {
  /** Where a file is written, and read after `fetch`. */
  pathOf(name: FileName): string
  /** Gives what lies at its path to every process. */
  keep(name: FileName): Promise<void>
  /** Brings it to its path, which is answered; undefined when there is no such file. */
  fetch(name: FileName): Promise<string | undefined>
  /** Its bytes as a stream; undefined when there is no such file. */
  open(name: FileName): Promise<{ readonly size: number; readonly content: Readable } | undefined>
  drop(name: FileName): Promise<void>
  /** Removes the files of a folder that nothing needs any more; `strays` picks them, by name and age. */
  purge(folder: string, strays: (files: readonly AgedFile[]) => Promise<readonly AgedFile[]>): Promise<void>
  /** Frees what killed processes had begun to send before this moment. */
  purgeUnfinished(folder: string, before: Date): Promise<void>
}

export interface AgedFile {
  /** Without its folder. */
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
