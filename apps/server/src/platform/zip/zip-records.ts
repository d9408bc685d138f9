/*
 * Records of a zip file as defined by APPNOTE.TXT 6.3.10 (PKWARE), little endian throughout. Every file has
 * the same date, so that equal files produce equal bytes.
 */

export interface PackedEntry {
  /** UTF-8. */
  readonly name: Buffer
  /** 0: stored, 8: deflated. */
  readonly method: 0 | 8
  readonly crc32: number
  readonly packedSize: number
  readonly size: number
}

/** 1 January 1980, 00:00, the earliest date of the format. */
const date = (1 << 5) | 1
const time = 0
/** Names are UTF-8. */
const flags = 1 << 11
/** Version 4.5 of the format, which supports sizes above 4 GB. */
const version = 45
/** Made on Unix: the attributes are a file mode. */
const madeBy = (3 << 8) | version
const fileMode = (0o100644 << 16) >>> 0

const max16 = 0xffff
const max32 = 0xffffffff

/** Returns the header before a file's packed bytes. */
export const localHeader = ({ name, method, crc32, packedSize, size }: PackedEntry): Buffer => {
  const header = Buffer.allocUnsafe(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(method, 8)
  header.writeUInt16LE(time, 10)
  header.writeUInt16LE(date, 12)
  header.writeUInt32LE(crc32, 14)
  header.writeUInt32LE(packedSize, 18)
  header.writeUInt32LE(size, 22)
  header.writeUInt16LE(name.length, 26)
  header.writeUInt16LE(0, 28)
  return Buffer.concat([header, name])
}

/** Returns an extra field for an offset that doesn't fit its own. */
const wideOffset = (offset: number): Buffer => {
  if (offset < max32) return Buffer.alloc(0)
  const extra = Buffer.allocUnsafe(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

/** Returns a file's record in the directory at the end. */
export const directoryHeader = (entry: PackedEntry, offset: number): Buffer => {
  const { name, method, crc32, packedSize, size } = entry
  const extra = wideOffset(offset)
  const header = Buffer.allocUnsafe(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(madeBy, 4)
  header.writeUInt16LE(extra.length > 0 ? version : 20, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(method, 10)
  header.writeUInt16LE(time, 12)
  header.writeUInt16LE(date, 14)
  header.writeUInt32LE(crc32, 16)
  header.writeUInt32LE(packedSize, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt16LE(0, 32)
  header.writeUInt16LE(0, 34)
  header.writeUInt16LE(0, 36)
  header.writeUInt32LE(fileMode, 38)
  header.writeUInt32LE(Math.min(offset, max32), 42)
  return Buffer.concat([header, name, extra])
}

export interface Directory {
  readonly entries: number
  readonly offset: number
  readonly size: number
}

const wideEnd = ({ entries, offset, size }: Directory): Buffer => {
  const record = Buffer.allocUnsafe(56 + 20)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE(madeBy, 12)
  record.writeUInt16LE(version, 14)
  record.writeUInt32LE(0, 16)
  record.writeUInt32LE(0, 20)
  record.writeBigUInt64LE(BigInt(entries), 24)
  record.writeBigUInt64LE(BigInt(entries), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  // offset of this record, for readers that start at the end
  record.writeUInt32LE(0x07064b50, 56)
  record.writeUInt32LE(0, 60)
  record.writeBigUInt64LE(BigInt(offset + size), 64)
  record.writeUInt32LE(1, 72)
  return record
}

/** Returns the end of the directory; the 64-bit form comes first if counts or offsets don't fit. */
export const endOfDirectory = (directory: Directory): Buffer => {
  const { entries, offset, size } = directory
  const isWide = entries >= max16 || offset >= max32 || size >= max32
  const record = Buffer.allocUnsafe(22)
  record.writeUInt32LE(0x06054b50, 0)
  record.writeUInt16LE(0, 4)
  record.writeUInt16LE(0, 6)
  record.writeUInt16LE(Math.min(entries, max16), 8)
  record.writeUInt16LE(Math.min(entries, max16), 10)
  record.writeUInt32LE(Math.min(size, max32), 12)
  record.writeUInt32LE(Math.min(offset, max32), 16)
  record.writeUInt16LE(0, 20)
  return isWide ? Buffer.concat([wideEnd(directory), record]) : record
}
