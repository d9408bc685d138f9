import { createReadStream } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * What of a data folder belongs to its machine and to the process at work: PostgreSQL's own files (the backup holds
 * their rows), locks, drafts, and backups themselves.
 */
const ofTheMachine = /^(postgres([.-].*)?|lock(\..*)?|backups|restore-.*|\..*)$/

/** Files that are still being written get another name at their end. */
const isDraft = (name: string) =>
  name.endsWith('.draft') || name.endsWith('.new') || name === '.drafts' || name === '.work'

export const isDataFile = (path: string): boolean => !ofTheMachine.test(path.split('/')[0]!)

/** Paths below the data folder, with slashes, of everything that is data; `isElsewhere` leaves out folders that a bucket has. */
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

/** A file as long as it is now; undefined when it was removed meanwhile. */
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
