import { randomInt } from 'node:crypto'

/** How much one JSON text may hold. */
export interface JsonBounds {
  /** Bytes of the text, unpacked. */
  readonly bytes: number
  /** Values of all kinds, lists and objects included. */
  readonly values: number
  /** Lists and objects within each other. */
  readonly depth: number
  /** Beginnings that the lists of names of its objects have, each counted once: `{"a":0,"b":0}` has two. */
  readonly shapes: number
  /** Names of one object, in a text that is long enough for too many values or shapes. */
  readonly names: number
}

/** Two for each element of a page, the deepest there is, and those around them. */
const depth = 2_100

/** Of somebody who has not signed in: registration is the largest thing they send. */
export const guestBounds: JsonBounds = { bytes: 64_000, values: 2_000, depth, shapes: 2_000, names: 1_000 }

/** Page documents are the largest bodies. The largest real pages have some hundred shapes. */
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

/** Where the text in quotes that begins at `from` ends; the end of everything if it never does. */
const endOfText = (json: string, from: number): number => {
  for (let end = json.indexOf('"', from + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end
    while (json.charCodeAt(before - 1) === backslash) before -= 1
    if ((end - before) % 2 === 0) return end
  }
  return json.length
}

/** Another one in each process: nobody can choose names that are counted as one. */
const seed = randomInt(2 ** 31)

/** Which beginnings were met, by their hash: each as a bit, so that few are taken for another one. */
class Shapes {
  readonly #bits = new Uint32Array(2 ** 14)
  count = 0

  /** The beginning `before` with one more name; of an object that begins, `before` is 0. */
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

/** How many lists and objects a text begins at most: brackets within its texts count, too. */
const openingsOf = (json: string): number => {
  let count = 0
  for (const opening of ['{', '['])
    for (let at = json.indexOf(opening); at !== -1; at = json.indexOf(opening, at + 1)) count += 1
  return count
}

/**
 * What is too much in a text, told in one pass and before it is parsed: a parser takes seconds for millions of values
 * or for objects of which no two have the same names, and whoever walks what it made of ten thousand levels runs out of
 * stack. A text that is no JSON is left to the parser. A short one, which cannot hold so many values of a letter and a
 * comma or shapes of four letters, is let pass for its brackets alone.
 */
export const excessOf = (
  json: string,
  { values, depth, shapes, names }: Omit<JsonBounds, 'bytes'>,
): 'values' | 'depth' | null => {
  if (json.length <= Math.min(4 * shapes, 2 * values) && openingsOf(json) <= depth) return null
  let count = 1
  let level = 0
  /** By level: the names so far of the object that is open there, or `inList`. */
  const open = new Int32Array(depth + 1).fill(inList)
  /** By level: how many names the object has that is open there. */
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
          // a hash may be any number but the one that stands for a list
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
        // more are closed than were opened in a text that is no JSON
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
