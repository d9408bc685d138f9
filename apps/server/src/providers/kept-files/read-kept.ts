import { closeSync, openSync, readSync } from 'node:fs'
import type { Location } from './listing.ts'
import { packPath } from './place.ts'

export interface KeptReader {
  /** The bytes at a place; throws when the pack is not what its listing says. */
  read(location: Location): Uint8Array
  close(): void
}

/** Reads what a site's publications keep. Packs are opened when first asked for and stay open until `close`. */
export const openKept = (dataDir: string, siteId: string): KeptReader => {
  const opened = new Map<string, number>()
  const descriptorOf = (pack: string): number => {
    const known = opened.get(pack)
    if (known !== undefined) return known
    const descriptor = openSync(packPath(dataDir, siteId, pack), 'r')
    opened.set(pack, descriptor)
    return descriptor
  }
  return {
    read: ({ pack, offset, length }) => {
      const bytes = Buffer.allocUnsafe(length)
      if (readSync(descriptorOf(pack), bytes, 0, length, offset) !== length)
        throw new Error(`The pack ${pack} of site ${siteId} is shorter than its listing says`)
      return bytes
    },
    close: () => {
      for (const descriptor of opened.values()) closeSync(descriptor)
      opened.clear()
    },
  }
}
