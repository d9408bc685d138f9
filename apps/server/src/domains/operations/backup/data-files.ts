import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Entries of a data folder that belong to its machine or running process: PostgreSQL's own files (the backup
 * contains their rows), locks, drafts and backups.
 */
const ofTheMachine = /^(postgres([.-].*)?|lock(\..*)?|backups|restore-.*|\..*)$/

/** Files being written have a temporary name. */
const isDraft = (name: string) =>
  name.endsWith('.draft') || name.endsWith('.new') || name === '.drafts' || name === '.work'

export const isDataFile = (path: string): boolean => !ofTheMachine.test(path.split('/')[0]!)

/**
 * Yields the paths of all data below the data folder, with slashes. `isElsewhere` skips folders stored in a
 * bucket.
 */
export async function* dataFiles(
  dataDir: string,
  isElsewhere: (folder: string) => boolean = () => false,
): AsyncGenerator<string> {
  for (const entry of await readdir(dataDir, { withFileTypes: true })) {
    if (!isDataFile(entry.name) || isDraft(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(dataDir, entry.name, isElsewhere)
    else if (entry.isFile()) yield entry.name
  }
}

async function* filesBelow(
  dataDir: string,
  folder: string,
  isElsewhere: (folder: string) => boolean,
): AsyncGenerator<string> {
  if (isElsewhere(folder)) return
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(absentIsEmpty)
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`
    if (isDraft(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(dataDir, path, isElsewhere)
    else if (entry.isFile()) yield path
  }
}

const absentIsEmpty = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Opens a file at its current length. Returns undefined if it was deleted by now. */
export const openDataFile = async (
  dataDir: string,
  path: string,
): Promise<{ readonly size: number; readonly content: Readable } | undefined> => {
  const handle = await open(join(dataDir, path)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return undefined
  const { size } = await handle.stat()
  const content = createReadStream('', { fd: handle, ...(size > 0 && { end: size - 1 }) })
  return { size, content }
}
