import { closeSync, openSync, readSync } from 'node:fs'
import type { Location } from './pack-index.ts'
import { packFile, type PublicationLocation } from './store-paths.ts'
import { type LocalFile } from './storage.ts'
import { openPublicationStorage } from './open-storage.ts'

export interface PackReader {
  /** Returns the bytes at a location, in `room` if given. Throws if the pack doesn't match its index. */
  read(location: Location, room?: { take(size: number): Buffer }): Promise<Uint8Array>
  /** Reads a pack from this copy of it; `close` releases the copy. */
  adopt(pack: string, copy: LocalFile): void
  close(): Promise<void>
}

interface OpenPack {
  readonly descriptor: number
  readonly copy: LocalFile
}

const openCopy = (copy: LocalFile): OpenPack => ({ descriptor: openSync(copy.path, 'r'), copy })

/**
 * Opens a reader for a site's stored publications. Packs are opened on first use and stay open until `close`.
 */
export const openPackReader = (place: PublicationLocation, siteId: string): PackReader => {
  const storage = openPublicationStorage(place, siteId)
  const opened = new Map<string, Promise<OpenPack>>()
  const packOf = (pack: string): Promise<OpenPack> => {
    const known = opened.get(pack)
    if (known) return known
    const opening = storage.open(packFile(pack)).then(openCopy)
    opened.set(pack, opening)
    // unreachable storage may be back at the next call
    opening.catch(() => opened.delete(pack))
    return opening
  }
  return {
    read: async ({ pack, offset, length }, room) => {
      const { descriptor } = await packOf(pack)
      const bytes = room?.take(length) ?? Buffer.allocUnsafe(length)
      if (readSync(descriptor, bytes, 0, length, offset) !== length)
        throw new Error(`The pack ${pack} of site ${siteId} is shorter than its listing says`)
      return bytes
    },
    adopt: (pack, copy) => void opened.set(pack, Promise.resolve(openCopy(copy))),
    close: async () => {
      const open = await Promise.allSettled(opened.values())
      opened.clear()
      for (const one of open)
        if (one.status === 'fulfilled') {
          closeSync(one.value.descriptor)
          await one.value.copy.release()
        }
    },
  }
}
