/** Numbers per chunk. */
const chunkSize = 16_384

/** Array of whole numbers from -2³¹ to 2³¹ - 1 that grows by chunks instead of being copied. */
export class PackedNumbers {
  readonly #chunks: Int32Array[] = []
  #length = 0

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    const place = this.#length % chunkSize
    if (place === 0) this.#chunks.push(new Int32Array(chunkSize))
    this.#chunks.at(-1)![place] = value
    this.#length += 1
  }

  /** Returns the number at an index below `length`. */
  at(index: number): number {
    return this.#chunks[Math.floor(index / chunkSize)]![index % chunkSize]!
  }
}
