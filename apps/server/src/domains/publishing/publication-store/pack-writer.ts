import { randomBytes } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import type { KnownContents } from './location-list.ts'
import { openPackIndexWriter, type StoredFile, type Location } from './pack-index.ts'
import { packFile, partName, type PublicationPart, type PublicationLocation } from './store-paths.ts'
import type { PackReader } from './pack-reader.ts'
import { openPublicationStorage } from './open-storage.ts'

export interface PackWriter {
  /**
   * Stores a file; known bytes (null) are not stored again. Copies the bytes, so that their memory can be
   * reused. Returns the location where they can be read after `finish`.
   */
  keep(file: Omit<StoredFile, keyof Location>, bytes: Uint8Array | null): Promise<Location>
  /**
   * Flushes everything so that it survives a power cut. `reader` gets the written pack and need not fetch it.
   */
  finish(reader?: PackReader): Promise<void>
  /** Closes open files and deletes what was written, after a failure. */
  abandon(): Promise<void>
}

/** Bytes buffered before a write; larger contents are written directly. */
const batchSize = 1024 * 1024

/**
 * Opens a writer for one part of a publication: new bytes go into a pack, and a pack index records the
 * location of each file. `known` holds contents of earlier publications. Duplicates within the part are not
 * detected, because for a large site that costs more memory than it saves disk.
 */
export const openPackWriter = async (
  place: PublicationLocation,
  part: PublicationPart,
  known: KnownContents,
): Promise<PackWriter> => {
  const storage = openPublicationStorage(place, part.siteId)
  // each attempt has a separate pack, because another part may reference one from an earlier attempt
  const pack = `${partName(part)}.${randomBytes(4).toString('hex')}`
  const draft = await storage.tempPathFor(packFile(pack))
  const packIndex = await openPackIndexWriter(storage, part)
  let handle: FileHandle | undefined
  const batch = Buffer.allocUnsafe(batchSize)
  let [gathered, offset] = [0, 0]

  const write = async (bytes: Uint8Array) => {
    handle ??= await open(draft, 'wx', 0o600)
    await handle.appendFile(bytes)
  }
  const flush = async () => {
    if (gathered > 0) await write(batch.subarray(0, gathered))
    gathered = 0
  }
  const add = async (bytes: Uint8Array) => {
    if (gathered + bytes.length > batchSize) await flush()
    if (bytes.length > batchSize) return write(bytes)
    batch.set(bytes, gathered)
    gathered += bytes.length
  }
  const close = async () => {
    await handle?.close()
    handle = undefined
  }

  return {
    keep: async (file, bytes) => {
      let location = known.get(file.sha256)
      if (location === undefined) {
        if (bytes === null) throw new Error(`The bytes of ${file.path} are not known`)
        location = { pack, offset, length: bytes.length }
        await add(bytes)
        offset += bytes.length
      }
      await packIndex.add({ ...file, ...location })
      return location
    },
    finish: async (reader) => {
      await flush()
      // the pack index appears after both are flushed; flushing both at once takes half the time
      await Promise.all([handle?.datasync(), packIndex.settle()])
      if (handle) {
        await close()
        const copy = await storage.put(packFile(pack), draft)
        if (reader) reader.adopt(pack, copy)
        else await copy.release()
      }
      await packIndex.finish()
    },
    abandon: async () => {
      await packIndex.abandon()
      await close()
      await rm(draft, { force: true })
    },
  }
}
