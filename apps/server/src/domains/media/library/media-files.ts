import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { mediaHashLength } from '@web2/contract/media'

/** Stored content of an account. */
export interface MediaKey {
  readonly accountId: string
  /** SHA-256 of the bytes, lower-case hex; its first 32 digits name the file. */
  readonly sha256: string
  /** Extension without the dot. */
  readonly ending: string
}

const folderOf = (dataDir: string, { accountId, sha256 }: Pick<MediaKey, 'accountId' | 'sha256'>): string =>
  join(dataDir, 'media', accountId, sha256.slice(0, 2))

/** Returns the path of an image's file. */
export const mediaPath = (dataDir: string, key: MediaKey): string =>
  join(folderOf(dataDir, key), `${key.sha256.slice(0, mediaHashLength)}.${key.ending}`)

/** Returns the path of its thumbnail. */
export const thumbPath = (dataDir: string, key: Pick<MediaKey, 'accountId' | 'sha256'>): string =>
  join(folderOf(dataDir, key), `${key.sha256.slice(0, mediaHashLength)}.thumb.webp`)

/** Writes a temporary file and renames it, so that no name refers to a partial file. */
const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
  try {
    const file = await open(draft, 'wx', 0o600)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Writes a stream to a temporary file and renames it. */
export const writeStreamAtomically = async (path: string, content: Readable): Promise<void> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
  try {
    await pipeline(content, createWriteStream(draft, { mode: 0o600, flags: 'wx' }))
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Moves a file of the same data folder to its final path. */
export const moveFile = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await rename(from, to)
}

/** Writes an image or thumbnail to its final path. */
export const writeFileAtomically = writeWhole

/** Stores an image with its thumbnail. Storing the same content again changes nothing. */
export const storeMedia = async (
  dataDir: string,
  key: MediaKey,
  content: { readonly bytes: Uint8Array; readonly thumb: Uint8Array },
): Promise<void> => {
  await writeWhole(thumbPath(dataDir, key), content.thumb)
  await writeWhole(mediaPath(dataDir, key), content.bytes)
}

export const dropMedia = async (dataDir: string, key: MediaKey): Promise<void> => {
  await rm(mediaPath(dataDir, key), { force: true })
  await rm(thumbPath(dataDir, key), { force: true })
}
