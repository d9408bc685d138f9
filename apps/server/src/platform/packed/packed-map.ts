import { PackedTexts } from './packed-texts.ts'
import { TextIndex } from './text-index.ts'

/** Texts by key in packed form; keys are added once. */
export class PackedMap {
  readonly #keys = new TextIndex()
  readonly #values = new PackedTexts()

  get size(): number {
    return this.#keys.size
  }

  add(key: string, value: string): void {
    if (!this.#keys.add(key)) throw new Error(`${key} is already in the map`)
    this.#values.push(value)
  }

  get(key: string): string | undefined {
    const index = this.#keys.find(key)
    return index < 0 ? undefined : this.#values.at(index)
  }

  has(key: string): boolean {
    return this.#keys.has(key)
  }

  keys(): MapIterator<string> {
    return this.#keys[Symbol.iterator]()
  }

  *[Symbol.iterator](): Generator<[string, string], undefined> {
    for (let index = 0; index < this.size; index += 1)
      yield [this.#keys.texts.at(index), this.#values.at(index)]
  }
}
