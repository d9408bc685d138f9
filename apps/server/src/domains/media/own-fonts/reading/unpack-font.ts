import { brotliDecompressSync, inflateSync } from 'node:zlib'
import { damaged, FontRefusal, hugeContent } from './font-refusal.ts'

/** Bytes of a font without compression; the format's own library refuses more as well. */
const mostUnpacked = 30_000_000

const kinds = {
  '00010000': 'sfnt',
  '74727565': 'sfnt',
  '4f54544f': 'sfnt',
  '774f4646': 'woff',
  '774f4632': 'woff2',
} as const

type FontFormat = (typeof kinds)[keyof typeof kinds]

/** Finds the format by the first bytes, whatever the file is called. */
const formatOf = (bytes: Buffer): FontFormat => {
  const start = bytes.subarray(0, 4).toString('hex')
  if (start in kinds) return kinds[start as keyof typeof kinds]
  if (start === '74746366')
    throw new FontRefusal(
      'This file holds several fonts. Export each one as its own file, then upload those.',
    )
  if (start.startsWith('504b'))
    throw new FontRefusal('This is a ZIP file. Unpack it, then upload the fonts in it.')
  throw new FontRefusal('This is not a font. Upload a WOFF2, WOFF, TTF or OTF file.')
}

const inflated = (unpack: (most: number) => Buffer<ArrayBufferLike>, expected: number): Buffer => {
  try {
    const content = unpack(Math.max(1, expected))
    if (content.length === expected) return content
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE') throw new FontRefusal(hugeContent)
  }
  throw new FontRefusal(damaged)
}

const directoryEntry = 16
const aligned = (length: number): number => (length + 3) & ~3

const fromWoff = (bytes: Buffer): Buffer => {
  const count = bytes.readUInt16BE(12)
  if (bytes.readUInt32BE(8) !== bytes.length || count > 100) throw new FontRefusal(damaged)
  if (bytes.readUInt32BE(16) > mostUnpacked) throw new FontRefusal(hugeContent)
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = 44 + at * 20
    const [offset, packed, length] = [4, 8, 12].map((field) => bytes.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    if (offset + packed > bytes.length || packed > length) throw new FontRefusal(damaged)
    return { entry, offset, packed, length }
  })
  if (tables.reduce((sum, { length }) => sum + length, 0) > mostUnpacked) throw new FontRefusal(hugeContent)
  const header = Buffer.alloc(12 + count * directoryEntry)
  bytes.copy(header, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(Math.max(1, count)))
  for (const [at, value] of [count, power * 16, Math.log2(power), (count - power) * 16].entries())
    header.writeUInt16BE(value, 4 + at * 2)
  const parts: Buffer[] = [header]
  let end = header.length
  for (const [at, { entry, offset, packed, length }] of tables.entries()) {
    const stored = bytes.subarray(offset, offset + packed)
    const content =
      packed === length ? stored : inflated((most) => inflateSync(stored, { maxOutputLength: most }), length)
    const to = 12 + at * directoryEntry
    bytes.copy(header, to, entry, entry + 4)
    bytes.copy(header, to + 4, entry + 16, entry + 20)
    header.writeUInt32BE(end, to + 8)
    header.writeUInt32BE(length, to + 12)
    parts.push(content, Buffer.alloc(aligned(length) - length))
    end += aligned(length)
  }
  return Buffer.concat(parts)
}

/** Reads the directory of a WOFF2 file: returns where it ends, and the length of its tables. */
const readWoff2Tables = (bytes: Buffer): { readonly end: number; readonly length: number } => {
  let at = 48
  const number = (): number => {
    let value = 0
    for (let digits = 0; digits < 5; digits += 1) {
      const byte = bytes.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    throw new FontRefusal(damaged)
  }
  let length = 0
  for (let left = bytes.readUInt16BE(12); left > 0; left -= 1) {
    const flags = bytes.readUInt8(at++)
    const tag = flags & 63
    if (tag === 63) at += 4
    const plain = number()
    // glyf and loca are packed further by default, any other table only if it says so
    const isPacked = tag === 10 || tag === 11 ? flags >> 6 === 0 : flags >> 6 !== 0
    length += isPacked ? number() : plain
  }
  return { end: at, length }
}

const fromWoff2 = async (bytes: Buffer): Promise<Buffer> => {
  if (bytes.readUInt32BE(8) !== bytes.length) throw new FontRefusal(damaged)
  if (bytes.toString('latin1', 4, 8) === 'ttcf')
    throw new FontRefusal(
      'This file holds several fonts. Export each one as its own file, then upload those.',
    )
  const { end, length } = readWoff2Tables(bytes)
  if (bytes.readUInt32BE(16) > mostUnpacked || length > mostUnpacked) throw new FontRefusal(hugeContent)
  const packed = bytes.subarray(end, end + bytes.readUInt32BE(20))
  inflated((most) => brotliDecompressSync(packed, { maxOutputLength: most }), length)
  const { decompress } = await import('wawoff2')
  try {
    return Buffer.from(await decompress(bytes))
  } catch {
    throw new FontRefusal(damaged)
  }
}

/** Unpacks a font to its tables. Throws FontRefusal with a sentence for a file that is no font, or is too large. */
export const unpackFont = async (bytes: Buffer): Promise<Buffer> => {
  const format = formatOf(bytes)
  const font = format === 'sfnt' ? bytes : format === 'woff' ? fromWoff(bytes) : await fromWoff2(bytes)
  if (font.length > mostUnpacked) throw new FontRefusal(hugeContent)
  return font
}
