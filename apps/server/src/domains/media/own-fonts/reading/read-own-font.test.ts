import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, deflateSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { fontPackageFolder } from '../../../../testing/fonts/font-package-folder.ts'
import { readOwnFont } from './read-own-font.ts'
import { baseWidths, sampleWidth } from './relative-widths.ts'
import { unpackFont } from './unpack-font.ts'

const file = (name: string, path: string) => readFileSync(join(fontPackageFolder(name), 'files', path))

const barlow = file('@fontsource/barlow', 'barlow-latin-700-italic.woff2')
const sfnt = await unpackFont(barlow)

const directory = (font: Buffer) =>
  Array.from({ length: font.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * 16
    return {
      entry,
      tag: font.toString('latin1', entry, entry + 4),
      offset: font.readUInt32BE(entry + 8),
      length: font.readUInt32BE(entry + 12),
    }
  })

/** Returns a copy of a font that was changed in one table. */
const changed = (
  tag: string,
  change: (table: Buffer, font: Buffer, entry: number) => void,
  font = sfnt,
): Buffer => {
  const copy = Buffer.from(font)
  const { entry, offset, length } = directory(copy).find((each) => each.tag === tag)!
  change(copy.subarray(offset, offset + length), copy, entry)
  return copy
}

const without = (tag: string): Buffer =>
  changed(tag, (_table, font, entry) => font.write('zzzz', entry, 'latin1'))

const refusal = async (bytes: Uint8Array): Promise<string> => {
  const reading = await readOwnFont(bytes)
  return reading.ok ? `accepted ${reading.font.family}` : reading.msg
}

const withFlags = (flags: number) => changed('OS/2', (table) => table.writeUInt16BE(flags, 8))

/** A WOFF file with one table that says another length than it has. */
const woff = (declared: number, content: Buffer): Buffer => {
  const packed = deflateSync(content)
  const head = Buffer.alloc(64)
  head.write('wOFF', 'latin1')
  head.writeUInt32BE(0x10000, 4)
  head.writeUInt32BE(64 + packed.length, 8)
  head.writeUInt16BE(1, 12)
  head.writeUInt32BE(declared, 16)
  head.write('glyf', 44, 'latin1')
  for (const [at, value] of [64, packed.length, declared].entries()) head.writeUInt32BE(value, 48 + at * 4)
  return Buffer.concat([head, packed])
}

/** A WOFF2 file whose one table is packed from more bytes than it says. */
const woff2 = (content: Buffer): Buffer => {
  const packed = brotliCompressSync(content)
  const head = Buffer.alloc(50)
  head.write('wOF2', 'latin1')
  head.writeUInt32BE(0x10000, 4)
  head.writeUInt32BE(50 + packed.length, 8)
  head.writeUInt16BE(1, 12)
  head.writeUInt32BE(100, 16)
  head.writeUInt32BE(packed.length, 20)
  head.writeUInt8(1, 48)
  head.writeUInt8(100, 49)
  return Buffer.concat([head, packed])
}

/** Every glyph after the first one is made of itself. */
const cyclic = (): Buffer => {
  const isLong = directory(sfnt).some(
    ({ tag, offset }) => tag === 'head' && sfnt.readInt16BE(offset + 50) === 1,
  )
  let [from, at] = [0, 0]
  changed('loca', (table) => {
    const read = (glyph: number) =>
      isLong ? table.readUInt32BE(glyph * 4) : table.readUInt16BE(glyph * 2) * 2
    at = 1
    while (read(at + 1) - read(at) < 20) at += 1
    from = read(at)
  })
  return changed('glyf', (table) => {
    table.writeInt16BE(-1, from)
    table.writeUInt16BE(0, from + 10)
    table.writeUInt16BE(at, from + 12)
  })
}

describe('a font that can’t be used has a sentence that says why', () => {
  test.each<[string, () => Uint8Array, RegExp]>([
    ['no font', () => Buffer.from('hello, this is text'), /^This is not a font\./],
    ['nothing', () => Buffer.alloc(0), /^This is not a font\./],
    ['an image', () => Buffer.from('89504e470d0a1a0a0000', 'hex'), /^This is not a font\./],
    ['a ZIP file', () => Buffer.from('PK\u0003\u0004 fonts', 'latin1'), /^This is a ZIP file\./],
    ['several fonts', () => Buffer.from('ttcf 0000000000', 'latin1'), /^This file holds several fonts\./],
    ['half of a WOFF2 file', () => barlow.subarray(0, barlow.length / 2), /damaged or incomplete/],
    ['half of a TTF file', () => sfnt.subarray(0, sfnt.length / 2), /damaged or incomplete/],
    ['a header alone', () => sfnt.subarray(0, 5), /damaged or incomplete/],
    ['a WOFF header alone', () => Buffer.from('wOFF', 'latin1'), /damaged or incomplete/],
    ['a WOFF2 file called TTF', () => Buffer.concat([sfnt.subarray(0, 4), barlow.subarray(4)]), /damaged/],
    ['a WOFF bomb that declares it', () => woff(900_000_000, Buffer.alloc(1_000)), /too large when unpacked/],
    ['a WOFF bomb that denies it', () => woff(60_000, Buffer.alloc(40_000_000)), /too large when unpacked/],
    ['a WOFF2 bomb', () => woff2(Buffer.alloc(80_000_000)), /too large when unpacked/],
    [
      'a table outside of the file',
      () => changed('head', (_t, font, at) => font.writeUInt32BE(4e9, at + 8)),
      /damaged/,
    ],
    ['no cmap', () => without('cmap'), /does not say which characters/],
    ['no name table', () => without('name'), /has no name/],
    ['no family name', () => changed('name', (table) => table.writeUInt16BE(0, 2)), /has no name/],
    ['no OS/2 table', () => without('OS/2'), /whether it may be used on the web/],
    ['no outlines', () => without('glyf'), /only images/],
    ['a cyclic composite glyph', cyclic, /made of itself/],
    [
      'an empty character map',
      () => changed('cmap', (table) => table.writeUInt16BE(0, 2)),
      /no Unicode characters/,
    ],
    [
      'a character map outside of its table',
      () => changed('cmap', (table) => table.writeUInt32BE(4e9, 8)),
      /damaged/,
    ],
    ['a restricted license', () => withFlags(2), /embedding flag is “restricted license”/],
    ['images only', () => withFlags(0x200), /only images of it/],
  ])('%s', async (_name, bytes, expected) => {
    expect(await refusal(bytes())).toMatch(expected)
  })

  it('never ends another way, wherever a file is cut or changed', async () => {
    for (let at = 4; at < 600; at += 7) {
      const broken = Buffer.from(sfnt)
      broken.fill(0xff, at, at + 5)
      await expect(readOwnFont(broken)).resolves.toHaveProperty('ok')
      await expect(readOwnFont(barlow.subarray(0, at))).resolves.toMatchObject({ ok: false })
    }
  }, 60_000)
})

describe('a font that can be used', () => {
  it('says its family, weight, style and metrics', async () => {
    const reading = await readOwnFont(sfnt)
    if (!reading.ok) throw new Error(reading.msg)
    const { files, widths, ...facts } = reading.font
    expect(facts).toEqual({
      ...{ family: 'Barlow', style: 'italic', weight: 700, weightMax: null, isWhole: false },
      ...{ fallback: 'sans-serif', ascent: 1, descent: 0.2, lineGap: 0 },
    })
    expect(widths['700']).toBeGreaterThan(0.8)
    expect(widths['700']).toBeLessThan(1.1)
    expect(files).toHaveLength(1)
    expect(files[0]?.subsets.latin).toMatch(/^U\+0020-007E, /)
    expect(Buffer.from(files[0]!.bytes).toString('latin1', 0, 4)).toBe('wOF2')
    expect(await readOwnFont(files[0]!.bytes)).toMatchObject({ ok: true, font: { family: 'Barlow' } })
  })

  it('has a width for each weight of its axis', async () => {
    const figtree = file('@fontsource-variable/figtree', 'figtree-latin-wght-normal.woff2')
    const reading = await readOwnFont(figtree)
    if (!reading.ok) throw new Error(reading.msg)
    const { weight, weightMax, widths } = reading.font
    expect([weight, weightMax]).toEqual([300, 900])
    expect(Object.keys(widths)).toEqual(['300', '400', '500', '600', '700', '800', '900'])
    expect(widths['900']).toBeGreaterThan(widths['600']!)
  })

  it('stays whole if its maker forbids to leave out characters', async () => {
    const reading = await readOwnFont(changed('OS/2', (table) => table.writeUInt16BE(0x100, 8)))
    if (!reading.ok) throw new Error(reading.msg)
    expect(reading.font.isWhole).toBe(true)
    expect(reading.font.files).toHaveLength(1)
    const stored = await unpackFont(Buffer.from(reading.font.files[0]!.bytes))
    const glyphs = (font: Buffer) =>
      font.readUInt16BE(directory(font).find(({ tag }) => tag === 'maxp')!.offset + 4)
    expect(glyphs(stored)).toBe(glyphs(sfnt))
  })
})

it('has a name of its own if its family is called by a weight', async () => {
  const named = changed('name', (table) => {
    for (const encoding of ['utf16le', 'latin1'] as const) {
      const [from, to] = ['Barlow', '-Bold '].map((text) => {
        const bytes = Buffer.from(text, encoding)
        return encoding === 'latin1' ? bytes : bytes.swap16()
      }) as [Buffer, Buffer]
      for (let at = table.indexOf(from); at >= 0; at = table.indexOf(from)) to.copy(table, at)
    }
  })
  expect(await refusal(named)).toBe('accepted -Bold')
})

test('widths of fallbacks are those of fonts with the metrics of Times New Roman and Courier New', async () => {
  for (const [base, name] of [
    ['serif', 'tinos'],
    ['monospace', 'cousine'],
  ] as const)
    for (const [at, weight] of [400, 700].entries()) {
      const font = await unpackFont(file(`@fontsource/${name}`, `${name}-latin-${weight}-normal.woff2`))
      expect(sampleWidth(font)).toBeCloseTo(baseWidths[base][at]!, 3)
    }
})

test('a name can’t leave the quotes or the style element that it is written in', async () => {
  // every name of the font: with the text in both encodings, the one of the right length is found
  const hostile = Buffer.from('"</style>\\', 'utf16le').swap16()
  const bytes = changed('name', (table) => {
    const texts = table.readUInt16BE(4)
    for (let left = table.readUInt16BE(2), at = 6; left > 0; left -= 1, at += 12) {
      table.writeUInt16BE(hostile.length, at + 8)
      table.writeUInt16BE(0, at + 10)
    }
    hostile.copy(table, texts)
  })
  const reading = await readOwnFont(bytes)
  expect(reading.ok && reading.font.family).toBe('/style')
})
