import { hash } from 'node:crypto'
import { crc32, inflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { directoryHeader, endOfDirectory } from './zip-records.ts'
import { zipChunks, type ZipEntry } from './zip-chunks.ts'

const zipOf = async (entries: Iterable<ZipEntry>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of zipChunks(entries)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const entry = (path: string, text: string): ZipEntry => ({ path, body: text })

/** Reads a zip file as APPNOTE.TXT describes: from the end to the directory, and from there each file. */
const read = (zip: Buffer): Map<string, string> => {
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  const files = new Map<string, string>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [packedSize, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)]
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const offset = zip.readUInt32LE(at + 42)
    expect(zip.readUInt32LE(offset)).toBe(0x04034b50)
    const from = offset + 30 + zip.readUInt16LE(offset + 26)
    const packed = zip.subarray(from, from + packedSize)
    const bytes = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed
    expect(bytes.length).toBe(size)
    expect(crc32(bytes)).toBe(zip.readUInt32LE(at + 16))
    files.set(name, bytes.toString())
    at += 46 + nameLength
  }
  return files
}

describe('a zip file', () => {
  it('contains any given content, and is identical each time', async () => {
    const entries = fc.uniqueArray(
      fc.record({
        path: fc.string({ minLength: 1, unit: 'grapheme' }),
        text: fc.string({ unit: 'grapheme' }),
      }),
      { selector: ({ path }) => path, maxLength: 30 },
    )
    await fc.assert(
      fc.asyncProperty(entries, async (given) => {
        const make = () => zipOf(given.map(({ path, text }) => entry(path, text.repeat(50))))
        const zip = await make()
        expect([...read(zip)]).toEqual(given.map(({ path, text }) => [path, text.repeat(50)]))
        expect((await make()).equals(zip)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })

  it('stores files uncompressed that don’t become smaller', async () => {
    const noise = Buffer.concat(
      Array.from({ length: 20 }, (_, index) => hash('sha256', `${index}`, 'buffer')),
    )
    const zip = await zipOf([{ path: 'picture.webp', body: noise }])
    expect(zip.indexOf(noise)).toBeGreaterThan(0)
  })

  it('is streamed: little is read before output is produced', async () => {
    let taken = 0
    const endless = function* () {
      for (;;) yield entry(`page-${++taken}/index.html`, 'text '.repeat(1_000))
    }
    for await (const chunk of zipChunks(endless())) {
      expect(chunk.length).toBeGreaterThan(0)
      break
    }
    expect(taken).toBeLessThan(50)
  })

  it('uses the 64-bit form for counts and offsets beyond the old limits', () => {
    const end = endOfDirectory({ entries: 100_000, offset: 5_000_000_000, size: 9_000_000 })
    expect(end.length).toBe(56 + 20 + 22)
    expect(end.readUInt32LE(0)).toBe(0x06064b50)
    expect(Number(end.readBigUInt64LE(32))).toBe(100_000)
    expect(Number(end.readBigUInt64LE(48))).toBe(5_000_000_000)
    expect(Number(end.readBigUInt64LE(64))).toBe(5_009_000_000)
    expect(end.readUInt16LE(76 + 10)).toBe(0xffff)
    expect(end.readUInt32LE(76 + 16)).toBe(0xffffffff)
    const far = { name: Buffer.from('a'), method: 8, crc32: 1, packedSize: 2, size: 3 } as const
    const line = directoryHeader(far, 5_000_000_000)
    expect(line.readUInt32LE(42)).toBe(0xffffffff)
    expect(Number(line.readBigUInt64LE(47 + 4))).toBe(5_000_000_000)
  })
})
