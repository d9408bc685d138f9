import { randomBytes } from 'node:crypto'
import { PackedNumbers } from './packed-numbers.ts'
import { PackedTexts } from './packed-texts.ts'

/** Random for each process, so that texts with equal hashes can’t be chosen. */
const seed = randomBytes(4).readInt32LE()

const hashOf = (text: string): number => {
  let hash = seed
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    hash ^= hash >>> 15
  }
  return hash
}

const smallest = 1_024

/** Set of texts in packed form; each has its index in the order of addition. */
export class TextIndex {
  readonly texts = new PackedTexts()
  readonly #hashes = new PackedNumbers()
  /** Indexes + 1 in an open-addressing table of a power of two; 0: free. */
  #table = new Int32Array(smallest)

  get size(): number {
    return this.texts.length
  }

  /** Returns the index of a text, or -1. */
  find(text: string): number {
    return this.#table[this.#slotOf(text, hashOf(text))]! - 1
  }

  has(text: string): boolean {
    return this.find(text) >= 0
  }

  /** Adds a text unless it is known. Returns whether it was added; then its index is the last one. */
  add(text: string): boolean {
    const hash = hashOf(text)
    const slot = this.#slotOf(text, hash)
    if (this.#table[slot] !== 0) return false
    this.texts.push(text)
    this.#hashes.push(hash)
    this.#table[slot] = this.size
    if (this.size * 2 > this.#table.length) this.#grow()
    return true
  }

  *[Symbol.iterator](): Generator<string> {
    for (let at = 0; at < this.size; at += 1) yield this.texts.at(at)
  }

  #slotOf(text: string, hash: number): number {
    const mask = this.#table.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const known = this.#table[slot]! - 1
      if (known < 0 || (this.#hashes.at(known) === hash && this.texts.at(known) === text)) return slot
    }
  }

  #grow(): void {
    const table = new Int32Array(this.#table.length * 2)
    const mask = table.length - 1
    for (let at = 0; at < this.size; at += 1) {
      let slot = this.#hashes.at(at) & mask
      while (table[slot] !== 0) slot = (slot + 1) & mask
      table[slot] = at + 1
    }
    this.#table = table
  }
}
