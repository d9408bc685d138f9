import { TextDecoder } from 'node:util'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const western = new TextDecoder('windows-1252')

const decoderOf = (charset: string): TextDecoder | undefined => {
  try {
    return new TextDecoder(charset)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const named = (bytes: Buffer, charset: string | undefined): string | undefined => {
  if (charset === undefined || /^utf-?8$/i.test(charset)) return undefined
  return decoderOf(charset)?.decode(bytes)
}

/**
 * Returns the text of a submitted value. Pages name other encodings than they use, so valid UTF-8 comes first; then the
 * encoding that the submission names, then the one of old western pages, in which all bytes are valid.
 */
export const decodeValue = (bytes: Buffer, charset?: string): string => {
  try {
    return utf8.decode(bytes)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return named(bytes, charset) ?? western.decode(bytes)
  }
}

// no field can be filled with other control characters, and PostgreSQL refuses NUL
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Returns a value with the line breaks that browsers count, without control characters and half characters. */
export const cleanValue = (value: string): string =>
  value.replace(/\r\n?/g, '\n').replace(controls, '').toWellFormed()
