import { foldWord } from '../keyword/fold-word.ts'
import { partsOf, type Word } from '../text/words.ts'

/** Words in a row that are compared as one. */
export const shingleWords = 5

/** A text as it is compared: its words, and a number for each run of five of them. */
export interface Shingles {
  readonly words: readonly Word[]
  /** For each word that a run begins at; 32 bits, without a sign. */
  readonly hashes: Uint32Array
  readonly set: ReadonlySet<number>
}

/** FNV-1a. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Mixes the hashes of words into one of their row. */
const joined = (hashes: Uint32Array, from: number, count: number): number => {
  let hash = 0x9747b28c
  for (let at = from; at < from + count; at += 1) {
    hash = Math.imul(hash ^ hashes[at]!, 0x5bd1e995)
    hash ^= hash >>> 13
  }
  return hash >>> 0
}

/**
 * Runs of five words of a plain text, whatever its case, accents, punctuation and plurals. A shorter text is one run of what
 * it has; a text of no words has none.
 */
export const shinglesOf = (text: string): Shingles => {
  const words = partsOf(text)
  const single = Uint32Array.from(words, (word) => hashOf(foldWord(word.text)))
  const length = Math.min(shingleWords, words.length)
  const count = length === 0 ? 0 : words.length - length + 1
  const hashes = Uint32Array.from({ length: count }, (_, from) => joined(single, from, length))
  return { words, hashes, set: new Set(hashes) }
}
