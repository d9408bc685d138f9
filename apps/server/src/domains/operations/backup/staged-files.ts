import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { StartFailure } from '../../../platform/config/startup-error.ts'
import { dataFiles, isDataFile } from './data-files.ts'
import { secretFile } from './secret-fingerprint.ts'

/** Folder for a backup's files until all are unpacked: DATA_DIR/restore-files. */
export const unpackFolder = (dataDir: string): string => join(dataDir, 'restore-files')

/** Unpacks one file of the backup, readable only by its owner. */
export const unpackFile = async (
  dataDir: string,
  path: string,
  content: AsyncIterable<Buffer>,
): Promise<void> => {
  if (!isDataFile(path)) throw new Error(`${path} is not a file of a backup`)
  const target = join(unpackFolder(dataDir), path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await pipeline(content, createWriteStream(target, { flags: 'wx', mode: 0o600 }))
}

/** Throws if the data folder already holds files of an installation. */
export const requireNoFiles = async (dataDir: string): Promise<void> => {
  for await (const path of dataFiles(dataDir)) {
    if (path === secretFile) continue
    throw new StartFailure(
      `${dataDir} already contains files of an installation (${path}). Restore into an empty folder: set DATA_DIR to ` +
        'another one, or move this one away. Nothing was changed.',
    )
  }
}

/** Deletes the files of an interrupted restore; the folder was empty before it. */
export const removeLeftovers = async (dataDir: string): Promise<void> => {
  await rm(unpackFolder(dataDir), { recursive: true, force: true })
  for (const name of await readdir(dataDir))
    if (isDataFile(name)) await rm(join(dataDir, name), { recursive: true, force: true })
}

/** Moves all unpacked files to their final paths; the folders there are empty. */
export const placeFiles = async (dataDir: string): Promise<void> => {
  const from = unpackFolder(dataDir)
  for (const name of await readdir(from)) {
    await rm(join(dataDir, name), { recursive: true, force: true })
    await rename(join(from, name), join(dataDir, name))
  }
}
