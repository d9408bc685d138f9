import type { FileBytes } from './file-bytes.ts'

/** An element of a WebM file (RFC 8794): its id, and where its content lies. */
export interface Element {
  readonly id: number
  /** Offset of its header. */
  readonly at: number
  readonly from: number
  /** Bytes of the content; undefined if the writer did not know them. */
  readonly size: number | undefined
}

const widthOf = (first: number): number => Math.clz32(first) - 23

/** Reads the header of an element; undefined if there is none. */
export const elementAt = async (file: FileBytes, at: number): Promise<Element | undefined> => {
  const bytes = await file.at(at, 12)
  const idWidth = widthOf(bytes[0] ?? 0)
  if (idWidth > 4 || bytes.length <= idWidth) return undefined
  const sizeWidth = widthOf(bytes[idWidth]!)
  if (sizeWidth > 8 || bytes.length < idWidth + sizeWidth) return undefined
  const id = bytes.readUIntBE(0, idWidth)
  let size = bytes[idWidth]! & (0xff >> sizeWidth)
  let isKnown = size !== 0xff >> sizeWidth
  for (let index = 1; index < sizeWidth; index += 1) {
    const byte = bytes[idWidth + index]!
    isKnown ||= byte !== 0xff
    // may lose digits above 2^53, where a number is larger than any file
    size = size * 256 + byte
  }
  return { id, at, from: at + idWidth + sizeWidth, size: isKnown ? size : undefined }
}

/** Returns an unsigned integer of up to six bytes; undefined for a longer one. */
export const readUnsigned = (bytes: Buffer): number | undefined => {
  if (bytes.length === 0) return 0
  return bytes.length > 6 ? undefined : bytes.readUIntBE(0, bytes.length)
}

export const readFloat = (bytes: Buffer): number | undefined => {
  if (bytes.length === 8) return bytes.readDoubleBE(0)
  return bytes.length === 4 ? bytes.readFloatBE(0) : undefined
}

/** Returns a header of `length` bytes that turns it and `size` bytes after it into an empty element. */
export const voidHeader = (length: number, size: number): Uint8Array => {
  const width = Math.min(8, length - 1)
  const header = Buffer.alloc(length)
  header[0] = 0xec
  let rest = length + size - 1 - width
  for (let index = width; index >= 1; index -= 1) {
    header[index] = rest % 256
    rest = Math.floor(rest / 256)
  }
  header[1]! |= 0x80 >> (width - 1)
  return header
}
