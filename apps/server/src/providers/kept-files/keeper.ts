import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { writeListing, type KeptFile, type Location } from './listing.ts'
import { keptFolder, packPath, partName, type KeptPart } from './place.ts'

export interface Keeper {
  /** Keeps a file; bytes that are known already are not kept twice. */
  keep(file: Omit<KeptFile, keyof Location>, bytes: Uint8Array): Promise<void>
  /** With this everything is kept, and survives a power cut. */
  finish(): Promise<void>
  /** Closes what is open and takes away what was written; for after a failure. */
  abandon(): Promise<void>
}

/** Bytes that gather before they are written. */
const batchSize = 1024 * 1024

/**
 * Keeps the files of one part of a publication: new bytes one after another in a pack, and a listing that says where
 * each file's lie. `known` says what earlier publications hold; it learns what this one adds.
 */
export const openKeeper = async (
  dataDir: string,
  part: KeptPart,
  known: Map<string, Location>,
): Promise<Keeper> => {
  await mkdir(keptFolder(dataDir, part.siteId), { recursive: true, mode: 0o700 })
  // each attempt has a pack of its own: another part may name what an earlier attempt at this one kept
  const pack = `${partName(part)}.${randomBytes(4).toString('hex')}`
  const path = packPath(dataDir, part.siteId, pack)
  const files: KeptFile[] = []
  let handle: FileHandle | undefined
  let waiting: Uint8Array[] = []
  let [waitingSize, offset] = [0, 0]

  const flush = async () => {
    handle ??= await open(path, 'wx', 0o600)
    await handle.writev(waiting)
    waiting = []
    waitingSize = 0
  }

  return {
    keep: async (file, bytes) => {
      let location = known.get(file.sha256)
      if (location === undefined) {
        location = { pack, offset, length: bytes.length }
        known.set(file.sha256, location)
        waiting.push(bytes)
        waitingSize += bytes.length
        offset += bytes.length
        if (waitingSize >= batchSize) await flush()
      }
      files.push({ ...file, ...location })
    },
    finish: async () => {
      if (waiting.length > 0) await flush()
      await handle?.datasync()
      await handle?.close()
      handle = undefined
      await writeListing(dataDir, part, files)
    },
    abandon: async () => {
      if (handle === undefined) return
      await handle.close()
      handle = undefined
      await rm(path, { force: true })
    },
  }
}
