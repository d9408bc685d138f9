import { randomBytes } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { openPackIndexWriter, type StoredFile, type Location } from './manifest.ts'
import { packFile, partName, type PublicationPart, type PublicationLocation } from './store-paths.ts'
import type { KeptReader } from './reader.ts'
import { openPublicationStorage } from './open-storage.ts'

export interface PackWriter {
  /**
   * Keeps a file; bytes that are known already are not kept twice. They are copied, so their memory may be used again.
   * Answers where they can be read when all is kept. Null stands for bytes that are known.
   */
  keep(file: Omit<StoredFile, keyof Location>, bytes: Uint8Array | null): Promise<Location>
  /** With this everything is kept, and survives a power cut. `reader` is handed what was written: it need not fetch it. */
  finish(reader?: KeptReader): Promise<void>
  /** Closes what is open and takes away what was written; for after a failure. */
  abandon(): Promise<void>
}

/** Bytes that gather before they are written; larger contents are written by themselves. */
const batchSize = 1024 * 1024

/**
 * Keeps the files of one part of a publication: new bytes one after another in a pack, and a listing that says where
 * each file's lie. `known` says what earlier publications hold. What this one adds is not looked up: of a large site
 * that would take more memory than two pictures of the same bytes take of the disk.
 */
export const openPackWriter = async (
  place: PublicationLocation,
  part: PublicationPart,
  known: ReadonlyMap<string, Location>,
): Promise<PackWriter> => {
  const shelf = openPublicationStorage(place, part.siteId)
  // each attempt has a pack of its own: another part may name what an earlier attempt at this one kept
  const pack = `${partName(part)}.${randomBytes(4).toString('hex')}`
  const draft = await shelf.draftOf(packFile(pack))
  const listing = await openPackIndexWriter(shelf, part)
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
      await listing.add({ ...file, ...location })
      return location
    },
    finish: async (reader) => {
      await flush()
      // the listing appears after both are safe; waiting for the disk twice at once takes half the time
      await Promise.all([handle?.datasync(), listing.settle()])
      if (handle) {
        await close()
        const copy = await shelf.put(packFile(pack), draft)
        if (reader) reader.adopt(pack, copy)
        else await copy.release()
      }
      await listing.finish()
    },
    abandon: async () => {
      await listing.abandon()
      await close()
      await rm(draft, { force: true })
    },
  }
}
