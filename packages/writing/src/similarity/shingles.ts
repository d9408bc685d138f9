import { foldWord } from '../keyword/fold-word.ts'
import { partsOf, type Word } from '../text/words.ts'

/** Words per run. */
export const shingleWords = 5

/** Text prepared for comparison: its words, and a hash for each run of five. */
export interface Shingles {
  readonly words: readonly Word[]
  /** One unsigned 32-bit hash per starting word of a run. */
  readonly hashes: Uint32Array
  readonly set: ReadonlySet<number>
}

/** FNV-1a. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Combines the hashes of words into the hash of their run. */
const joined = (hashes: Uint32Array, from: number, count: number): number => {
  let hash = 0x9747b28c
  for (let at = from; at < from + count; at += 1) {
    hash = Math.imul(hash ^ hashes[at]!, 0x5bd1e995)
    hash ^= hash >>> 13
  }
  return hash >>> 0
}

/**
 * Returns the runs of five words of a plain text, ignoring case, accents, punctuation and plurals. A shorter
 * text is one run; a text without words has none.
 */
export const shinglesOf = (text: string): Shingles => {
  const words = partsOf(text)
  const single = Uint32Array.from(words, (word) => hashOf(foldWord(word.text)))
  const length = Math.min(shingleWords, words.length)
  const count = length === 0 ? 0 : words.length - length + 1
  const hashes = Uint32Array.from({ length: count }, (_, from) => joined(single, from, length))
  return { words, hashes, set: new Set(hashes) }
}
