import { crc32 } from 'node:zlib'
import { createDeflater } from './deflater.ts'
import { directoryHeader, endOfDirectory, localHeader, type PackedEntry } from './zip-records.ts'

export interface ZipEntry {
  /** Path inside the zip file, separated by '/'. */
  readonly path: string
  /** Text is encoded as UTF-8. */
  readonly body: string | Uint8Array
}

export interface ZipOptions {
  /** Deflate level, 1 to 9. */
  readonly level?: number
  /** Number of files packed concurrently. */
  readonly ways?: number
}

interface Packed {
  readonly entry: PackedEntry
  readonly bytes: Uint8Array
}

interface Packer {
  /** The previous entry must be packed. */
  pack(entry: ZipEntry): Promise<Packed>
  close(): void
}

/**
 * Creates a packer for one entry after another. Texts are encoded into one reused buffer, because garbage
 * collection can't keep up with new ones.
 */
const createPacker = (level: number): Packer => {
  const deflater = createDeflater(level)
  let scratch = Buffer.allocUnsafe(64 * 1024)
  const bytesOf = (body: string | Uint8Array): Uint8Array => {
    if (typeof body !== 'string') return body
    const size = Buffer.byteLength(body)
    if (size > scratch.length) scratch = Buffer.allocUnsafe(size * 2)
    return scratch.subarray(0, scratch.write(body))
  }
  return {
    pack: async ({ path, body }) => {
      const bytes = bytesOf(body)
      const deflated = bytes.length === 0 ? bytes : await deflater.deflate(bytes)
      const isSmaller = deflated.length < bytes.length
      const packed = isSmaller ? deflated : Buffer.from(bytes)
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
    },
    close: () => deflater.close(),
  }
}

/** Directory records kept as one chunk, because small ones would retain the buffers around them. */
const linesAtOnce = 1_000

/** Small writes are combined. */
const chunkSize = 64 * 1024

/**
 * Yields a zip file in chunks, in the order of its entries: only a few of them and the directory are in
 * memory. Equal entries produce equal bytes.
 */
export async function* zipChunks(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
  { level = 6, ways = 4 }: ZipOptions = {},
): AsyncGenerator<Uint8Array> {
  const directory: Uint8Array[] = []
  let lines: Uint8Array[] = []
  let count = 0
  const packers = Array.from({ length: ways }, () => createPacker(level))
  const underWay: Promise<Packed>[] = []
  let taken = 0
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
  const closeLines = () => {
    directory.push(Buffer.concat(lines))
    lines = []
  }
  const write = ({ entry, bytes }: Packed) => {
    const line = directoryHeader(entry, offset + gatheredSize)
    count++
    lines.push(line)
    directorySize += line.length
    if (lines.length === linesAtOnce) closeLines()
    add(localHeader(entry))
    add(bytes)
  }

  try {
    for await (const entry of entries) {
      // the next packer has finished its last entry
      if (underWay.length === ways) write(await (underWay.shift() as Promise<Packed>))
      underWay.push((packers[taken++ % ways] as Packer).pack(entry))
      if (gatheredSize >= chunkSize || (offset === 0 && gatheredSize > 0)) yield take()
    }
    while (underWay.length > 0) {
      write(await (underWay.shift() as Promise<Packed>))
      if (gatheredSize >= chunkSize) yield take()
    }
  } finally {
    // a consumer that stops early must not cause unhandled rejections
    await Promise.allSettled(underWay)
    for (const packer of packers) packer.close()
  }
  if (gatheredSize > 0) yield take()
  const end = { entries: count, offset, size: directorySize }
  closeLines()
  yield* directory
  yield endOfDirectory(end)
}
