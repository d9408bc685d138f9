import { randomInt } from 'node:crypto'

/** Limits of one JSON text. */
export interface JsonBounds {
  /** Bytes of the uncompressed text. */
  readonly bytes: number
  /** Values of all kinds, including lists and objects. */
  readonly values: number
  /** Nesting depth of lists and objects. */
  readonly depth: number
  /** Distinct prefixes of its objects' key lists: `{"a":0,"b":0}` has two. */
  readonly shapes: number
  /** Keys per object, in a text long enough for too many values or shapes. */
  readonly names: number
}

/** Two for each element of the deepest page, and those around them. */
const depth = 2_100

/** Limits for guests: registration is the largest request they send. */
export const guestBounds: JsonBounds = { bytes: 64_000, values: 2_000, depth, shapes: 2_000, names: 1_000 }

/**
 * Limits for members: page documents are the largest bodies. The largest real pages have some hundred shapes.
 */
export const memberBounds: JsonBounds = {
  bytes: 16_000_000,
  values: 1_000_000,
  depth,
  shapes: 20_000,
  names: 1_000,
}

const quote = 0x22
const comma = 0x2c
const openList = 0x5b
const backslash = 0x5c
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** Returns where the string that begins at `from` ends; the end of the text if it is unterminated. */
const endOfText = (json: string, from: number): number => {
  for (let end = json.indexOf('"', from + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end
    while (json.charCodeAt(before - 1) === backslash) before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return json.length
}

/** Random per process, so that no client can choose keys with equal hashes. */
const seed = randomInt(2 ** 31)

/** Set of prefixes met, as bits by their hash, so that collisions are rare. */
class Shapes {
  readonly #bits = new Uint32Array(2 ** 14)
  count = 0

  /** Returns the hash of prefix `before` with one more key; `before` is 0 for a new object. */
  longer(before: number, json: string, from: number, to: number): number {
    let hash = before ^ seed
    for (let at = from; at < to; at += 1)
      hash = Math.imul(hash ^ json.charCodeAt(at), 0x9e3779b1) + (hash >>> 15)
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
    hash ^= hash >>> 13
    const bit = 1 << (hash & 31)
    const word = (hash >>> 5) & (this.#bits.length - 1)
    if ((this.#bits[word]! & bit) === 0) {
      this.#bits[word]! |= bit
      this.count += 1
    }
    return hash
  }
}

const inList = -1

/** Returns an upper limit for the number of lists and objects: brackets within strings count, too. */
const openingsOf = (json: string): number => {
  let count = 0
  for (const opening of ['{', '['])
    for (let at = json.indexOf(opening); at !== -1; at = json.indexOf(opening, at + 1)) count += 1
  return count
}

/**
 * Returns which limit a JSON text exceeds, in one pass before it is parsed. Parsing takes seconds for
 * millions of values or for objects with all different keys, and walking ten thousand levels overflows the
 * stack. Invalid JSON is left to the parser. A text too short for that many values or shapes is checked by
 * its brackets only.
 */
export const excessOf = (
  json: string,
  { values, depth, shapes, names }: Omit<JsonBounds, 'bytes'>,
): 'values' | 'depth' | null => {
  if (json.length <= Math.min(4 * shapes, 2 * values) && openingsOf(json) <= depth) return null
  let count = 1
  let level = 0
  /** By level: the key hash of the object open there, or `inList`. */
  const open = new Int32Array(depth + 1).fill(inList)
  /** By level: the number of keys of the object open there. */
  const named = new Int32Array(depth + 1)
  const met = new Shapes()
  let isName = false
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case quote: {
        const end = endOfText(json, at)
        if (isName) {
          named[level]! += 1
          if (named[level]! > names) return 'values'
          // a hash may be any number but the one that marks a list
          open[level] = met.longer(open[level]!, json, at + 1, end) & ~1
          if (met.count > shapes) return 'values'
          isName = false
        }
        at = end
        break
      }
      case openList:
      case openObject:
        count += 1
        level += 1
        if (level > depth) return 'depth'
        isName = json.charCodeAt(at) === openObject
        open[level] = isName ? 0 : inList
        named[level] = 0
        break
      case closeList:
      case closeObject:
        // invalid JSON may close more than it opens
        if (level > 0) level -= 1
        isName = false
        break
      case comma:
        count += 1
        isName = open[level] !== inList
        break
    }
    if (count > values) return 'values'
  }
  return null
}
