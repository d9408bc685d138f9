import { PackedNumbers } from './packed-numbers.ts'

/** Bytes per chunk; a longer text gets its own. */
const chunkBytes = 256 * 1024

const hexadecimal = /^(?:[0-9a-f]{2})+$/

/**
 * List of texts in a few large buffers. As strings, 100,000 short texts take twice the memory, and every
 * garbage collection visits them. Hashes in lower-case hexadecimal digits take half their length.
 */
export class PackedTexts {
  readonly #chunks: Buffer[] = []
  readonly #chunkOf = new PackedNumbers()
  readonly #starts = new PackedNumbers()
  /** Negative for texts stored as hexadecimal digits. */
  readonly #sizes = new PackedNumbers()
  #used = 0

  get length(): number {
    return this.#sizes.length
  }

  push(text: string): void {
    const encoding = hexadecimal.test(text) ? 'hex' : 'utf8'
    const size = Buffer.byteLength(text, encoding)
    let chunk = this.#chunks.at(-1)
    if (chunk === undefined || this.#used + size > chunk.length) {
      chunk = Buffer.allocUnsafeSlow(Math.max(chunkBytes, size))
      this.#chunks.push(chunk)
      this.#used = 0
    }
    chunk.write(text, this.#used, encoding)
    this.#chunkOf.push(this.#chunks.length - 1)
    this.#starts.push(this.#used)
    this.#sizes.push(encoding === 'hex' ? -size : size)
    this.#used += size
  }

  /** Returns the text at an index below `length`. */
  at(index: number): string {
    const [start, size] = [this.#starts.at(index), this.#sizes.at(index)]
    const encoding = size < 0 ? 'hex' : 'utf8'
    return this.#chunks[this.#chunkOf.at(index)]!.toString(encoding, start, start + Math.abs(size))
  }
}
