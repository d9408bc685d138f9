/** How much one JSON text may hold. */
export interface JsonBounds {
  /** Bytes of the text, unpacked. */
  readonly bytes: number
  /** Values of all kinds, lists and objects included. */
  readonly values: number
  /** Lists and objects within each other. */
  readonly depth: number
}

/** Two for each element of a page, the deepest there is, and those around them. */
const depth = 2_100

/** Of somebody who has not signed in: registration is the largest thing they send. */
export const guestBounds: JsonBounds = { bytes: 64_000, values: 2_000, depth }

/** Page documents are the largest bodies. */
export const memberBounds: JsonBounds = { bytes: 16_000_000, values: 1_000_000, depth }

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

/**
 * What is too much in a text, told in one pass and before it is parsed: a parser takes seconds for millions of values,
 * and whoever walks what it made of ten thousand levels runs out of stack. A text that is no JSON is left to the parser.
 */
export const excessOf = (
  json: string,
  { values, depth }: Pick<JsonBounds, 'values' | 'depth'>,
): 'values' | 'depth' | null => {
  let count = 1
  let level = 0
  for (let at = 0; at < json.length; at += 1) {
    switch (json.charCodeAt(at)) {
      case quote:
        at = endOfText(json, at)
        break
      case openList:
      case openObject:
        count += 1
        level += 1
        if (level > depth) return 'depth'
        break
      case closeList:
      case closeObject:
        level -= 1
        break
      case comma:
        count += 1
        break
    }
    if (count > values) return 'values'
  }
  return null
}
