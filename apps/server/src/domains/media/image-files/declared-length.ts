import type { ImageType } from '@web2/contract/media'

/*
 * Functions that find where an image ends in its file. Decoders stop there and accept anything after it: a
 * page, an archive, another image with its GPS position. Each returns undefined if the file violates its
 * format.
 */

type Length = (bytes: Buffer) => number | undefined

/** Chunks of length, type, content and checksum (PNG specification, section 5.3). */
const png: Length = (bytes) => {
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end <= bytes.length ? end : undefined
    at = end
  }
  return undefined
}

/** Markers without a segment: restarts, TEM (ITU-T T.81, table B.1). */
const standsAlone = (marker: number): boolean => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01

/** Segments, with coded data after each start of scan, up to the end of the image (ITU-T T.81, annex B). */
const jpeg: Length = (bytes) => {
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes[at + 1]!
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xff) at += 1
    else if (marker === 0xd9) return at + 2
    else if (standsAlone(marker)) at += 2
    else {
      if (at + 4 > bytes.length) return undefined
      at += 2 + bytes.readUInt16BE(at + 2)
      if (marker === 0xda) at = afterScan(bytes, at)
    }
  }
  return undefined
}

/** Returns the offset of the next marker: in coded data, 0xff is followed by zero or by a restart. */
const afterScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && !standsAlone(next)) return at
  }
  return bytes.length
}

const colorTable = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)

/**
 * Returns the offset after sub-blocks, each preceded by its length, up to an empty one (GIF89a, section 15).
 */
const afterBlocks = (bytes: Buffer, from: number): number => {
  let at = from
  for (let size = bytes[at]; size !== undefined && size !== 0; size = bytes[at]) at += 1 + size
  return at + 1
}

const gif: Length = (bytes) => {
  if (bytes.length < 13) return undefined
  for (let at = 13 + colorTable(bytes[10]!); at < bytes.length;) {
    const kind = bytes[at]
    if (kind === 0x3b) return at + 1
    if (kind === 0x21) at = afterBlocks(bytes, at + 2)
    else if (kind === 0x2c && at + 10 < bytes.length)
      at = afterBlocks(bytes, at + 11 + colorTable(bytes[at + 9]!))
    else return undefined
  }
  return undefined
}

/** RIFF declares its length; its chunks have even lengths (WebP container specification). */
const webp: Length = (bytes) => {
  const end = 8 + bytes.readUInt32LE(4)
  return end <= bytes.length ? end : undefined
}

const avifBoxes = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip', 'uuid', 'idat', 'sidx', 'emsg'])

/** Boxes of length and type (ISO/IEC 14496-12, section 4.2), up to the first that images don't have. */
const avif: Length = (bytes) => {
  let at = 0
  while (at + 8 <= bytes.length && avifBoxes.has(bytes.toString('latin1', at + 4, at + 8))) {
    const short = bytes.readUInt32BE(at)
    if (short === 0) return bytes.length
    const size = short === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : short
    if (size < 8 || at + size > bytes.length) return undefined
    at += size
  }
  return at === 0 ? undefined : at
}

const lengths: Readonly<Partial<Record<ImageType, Length>>> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/gif': gif,
  'image/webp': webp,
  'image/avif': avif,
}

/** Returns how many bytes of a file belong to the image, or undefined if its end can't be determined. */
export const ownLength = (bytes: Uint8Array, type: ImageType): number | undefined => {
  const length = lengths[type]
  return length ? length(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) : bytes.length
}
