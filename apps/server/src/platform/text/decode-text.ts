import { TextDecoder } from 'node:util'

const decoderOf = (name: string | undefined): TextDecoder | undefined => {
  if (name === undefined) return undefined
  try {
    return new TextDecoder(name)
  } catch (error) {
    // no encoding of this name; another place may name a valid one
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** Returns the encoding that a byte order mark names; UTF-8 needs none. */
const markOf = ([first, second]: Buffer): string | undefined => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** Returns the encoding that a Content-Type header names. */
export const charsetOf = (contentType: string): string | undefined =>
  /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1]

/**
 * Decodes bytes in the encoding of their byte order mark, else in the first of these encodings that exists, else as
 * UTF-8.
 */
export const decodeText = (bytes: Buffer, named: readonly (string | undefined)[]): string => {
  const found = [markOf(bytes), ...named].map(decoderOf).find((decoder) => decoder !== undefined)
  return (found ?? new TextDecoder()).decode(bytes)
}
