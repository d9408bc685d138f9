import { crc32, deflateRaw } from 'node:zlib'
import { promisify } from 'node:util'
import { directoryHeader, endOfDirectory, localHeader, type PackedEntry } from './records.ts'

export interface ZipEntry {
  /** Path inside the zip file, '/' between its parts. */
  readonly path: string
  readonly bytes: Uint8Array
}

export interface ZipOptions {
  /** Of deflate, 1 to 9. */
  readonly level?: number
  /** Files that are packed side by side. */
  readonly ways?: number
}

interface Packed {
  readonly entry: PackedEntry
  readonly bytes: Uint8Array
}

const deflate = promisify<Uint8Array, { level: number }, Buffer>(deflateRaw)

const pack = async ({ path, bytes }: ZipEntry, level: number): Promise<Packed> => {
  const deflated = bytes.length === 0 ? bytes : await deflate(bytes, { level })
  const isSmaller = deflated.length < bytes.length
  const packed = isSmaller ? deflated : bytes
  return {
    entry: {
      name: Buffer.from(path),
      method: isSmaller ? 8 : 0,
      crc32: crc32(bytes),
      packedSize: packed.length,
      size: bytes.length,
    },
    bytes: packed,
  }
}

/** Small pieces travel together. */
const chunkSize = 64 * 1024

/**
 * A zip file piece by piece, in the order of its entries, as they are made: nothing but a few of them and the
 * directory lie in memory. The same entries make the same bytes.
 */
export async function* zipChunks(
  entries: Iterable<ZipEntry>,
  { level = 6, ways = 8 }: ZipOptions = {},
): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  const underWay: Promise<Packed>[] = []
  let gathered: Uint8Array[] = []
  let [gatheredSize, offset, directorySize] = [0, 0, 0]

  const add = (bytes: Uint8Array) => {
    gathered.push(bytes)
    gatheredSize += bytes.length
  }
  const take = (): Uint8Array => {
    const chunk = Buffer.concat(gathered, gatheredSize)
    offset += gatheredSize
    gathered = []
    gatheredSize = 0
    return chunk
  }
  const write = ({ entry, bytes }: Packed) => {
    const line = directoryHeader(entry, offset + gatheredSize)
    directory.push(line)
    directorySize += line.length
    add(localHeader(entry))
    add(bytes)
  }

  try {
    for (const entry of entries) {
      underWay.push(pack(entry, level))
      if (underWay.length < ways) continue
      write(await (underWay.shift() as Promise<Packed>))
      if (gatheredSize >= chunkSize || offset === 0) yield take()
    }
    while (underWay.length > 0) {
      write(await (underWay.shift() as Promise<Packed>))
      if (gatheredSize >= chunkSize) yield take()
    }
  } finally {
    // a reader that leaves early must not leave failures behind that nobody hears of
    await Promise.allSettled(underWay)
  }
  if (gatheredSize > 0) yield take()
  const end = { entries: directory.length, offset, size: directorySize }
  yield* batches(directory)
  yield endOfDirectory(end)
}

function* batches(parts: readonly Buffer[]): Generator<Uint8Array> {
  for (let from = 0; from < parts.length; from += 1_000) yield Buffer.concat(parts.slice(from, from + 1_000))
}
