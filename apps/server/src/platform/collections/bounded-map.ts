/**
 * Map with a limit of its entries. A key that is set becomes the newest one; beyond the limit the oldest key is dropped.
 * Reading a key doesn't make it newer.
 */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number

  /** Creates an empty map. `most` is the number of entries that it keeps, at least 1. */
  constructor(most: number) {
    super()
    this.#most = most
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value)
    if (this.size > this.#most) {
      const [oldest] = this.keys()
      this.delete(oldest as Key)
    }
    return this
  }
}
