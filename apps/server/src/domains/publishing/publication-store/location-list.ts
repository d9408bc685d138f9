import { PackedNumbers } from '../../../platform/packed/packed-numbers.ts'
import { TextIndex } from '../../../platform/packed/text-index.ts'
import type { Location } from './pack-index.ts'

/** Offsets may exceed 2³¹, so they are stored in two numbers. */
const half = 2 ** 30

/** List of locations in packed form. */
export class LocationList {
  readonly #packs = new TextIndex()
  readonly #packOf = new PackedNumbers()
  readonly #high = new PackedNumbers()
  readonly #low = new PackedNumbers()
  readonly #lengths = new PackedNumbers()

  push({ pack, offset, length }: Location): void {
    this.#packs.add(pack)
    this.#packOf.push(this.#packs.find(pack))
    this.#high.push(Math.floor(offset / half))
    this.#low.push(offset % half)
    this.#lengths.push(length)
  }

  /** Returns the location at an index. */
  at(index: number): Location {
    return {
      pack: this.#packs.texts.at(this.#packOf.at(index)),
      offset: this.#high.at(index) * half + this.#low.at(index),
      length: this.#lengths.at(index),
    }
  }
}

/** Locations of stored contents by SHA-256. */
export interface KnownContents {
  get(sha256: string): Location | undefined
  has(sha256: string): boolean
}

/** Locations by SHA-256 in packed form. */
export class LocationsByHash implements KnownContents {
  readonly #hashes = new TextIndex()
  readonly #locations = new LocationList()

  /** Adds a content unless it is known. */
  add(sha256: string, location: Location): void {
    if (this.#hashes.add(sha256)) this.#locations.push(location)
  }

  get(sha256: string): Location | undefined {
    const index = this.#hashes.find(sha256)
    return index < 0 ? undefined : this.#locations.at(index)
  }

  has(sha256: string): boolean {
    return this.#hashes.has(sha256)
  }
}
