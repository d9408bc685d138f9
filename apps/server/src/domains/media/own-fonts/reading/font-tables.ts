import { damaged, FontRefusal } from './font-refusal.ts'

export type FontTables = ReadonlyMap<string, Buffer>

const needed = {
  cmap: 'This font does not say which characters it has. Export it again with a character map.',
  name: 'This font has no name. Export it again with a family name.',
  'OS/2': 'This font does not say whether it may be used on the web. Export it again for Windows or the web.',
  head: damaged,
  hhea: damaged,
  hmtx: damaged,
  maxp: damaged,
} as const

/** Returns the tables of a font. Throws FontRefusal if one is missing or leads outside of the file. */
export const readFontTables = (font: Buffer): FontTables => {
  const count = font.readUInt16BE(4)
  const tables = new Map<string, Buffer>()
  for (let at = 0; at < count; at += 1) {
    const entry = 12 + at * 16
    const tag = font.toString('latin1', entry, entry + 4)
    const [offset, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)]
    if (offset + length > font.length || tables.has(tag)) throw new FontRefusal(damaged)
    tables.set(tag, font.subarray(offset, offset + length))
  }
  for (const [tag, sentence] of Object.entries(needed)) if (!tables.has(tag)) throw new FontRefusal(sentence)
  if (!tables.has('CFF ') && !tables.has('CFF2') && !(tables.has('glyf') && tables.has('loca')))
    throw new FontRefusal('This font has no outlines, only images. Upload a font with outlines.')
  return tables
}

export const tableOf = (tables: FontTables, tag: string): Buffer => {
  const table = tables.get(tag)
  if (!table) throw new FontRefusal(damaged)
  return table
}

/** Most parts of all composite characters together; large fonts have some ten thousand. */
const mostParts = 1_000_000

const strangeName = /[\p{Cc}\p{Cs}<>"\\]/gu

/** Returns a text of the name table, preferring the English one for Windows. */
export const nameIn = (tables: FontTables, wanted: number): string | undefined => {
  const table = tableOf(tables, 'name')
  const texts = table.readUInt16BE(4)
  let [found, best]: [string | undefined, number] = [undefined, -1]
  for (let left = table.readUInt16BE(2), at = 6; left > 0; left -= 1, at += 12) {
    const [platform, language, id] = [0, 4, 6].map((field) => table.readUInt16BE(at + field))
    if (id !== wanted) continue
    const from = texts + table.readUInt16BE(at + 10)
    const bytes = table.subarray(from, from + table.readUInt16BE(at + 8))
    const isWide = platform !== 1
    const text = isWide
      ? Buffer.from(bytes.subarray(0, bytes.length & ~1))
          .swap16()
          .toString('utf16le')
      : bytes.toString('latin1')
    const clean = text.replace(strangeName, ' ').replace(/\s+/g, ' ').trim().slice(0, 80)
    const rank = platform === 3 ? (language === 0x409 ? 3 : 2) : isWide ? 1 : 0
    if (clean !== '' && rank > best) [found, best] = [clean, rank]
  }
  return found
}

/** Throws FontRefusal if a glyph is made of itself, which would never end, or of parts that are nested too deep. */
export const checkComposites = (tables: FontTables): void => {
  const [glyphs, places] = [tables.get('glyf'), tables.get('loca')]
  if (!glyphs || !places) return
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1
  const count = tableOf(tables, 'maxp').readUInt16BE(4)
  const placeOf = (glyph: number) =>
    isLong ? places.readUInt32BE(glyph * 4) : places.readUInt16BE(glyph * 2) * 2
  const partsOf = (glyph: number): number[] => {
    const [from, to] = [placeOf(glyph), placeOf(glyph + 1)]
    if (to < from || to > glyphs.length) throw new FontRefusal(damaged)
    if (to === from || glyphs.readInt16BE(from) >= 0) return []
    const parts: number[] = []
    for (let at = from + 10, more = true; more;) {
      const flags = glyphs.readUInt16BE(at)
      const part = glyphs.readUInt16BE(at + 2)
      if (part >= count) throw new FontRefusal(damaged)
      parts.push(part)
      at += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0)
      more = (flags & 32) !== 0
    }
    return parts
  }
  const depths = new Map<number, number>()
  let left = mostParts
  const depthOf = (glyph: number, above: ReadonlySet<number>): number => {
    const known = depths.get(glyph)
    if (known !== undefined) return known
    if (above.has(glyph) || above.size > 16)
      throw new FontRefusal(
        'A character of this font is made of itself. Export the font again without composite glyphs.',
      )
    const within = new Set(above).add(glyph)
    const parts = partsOf(glyph)
    left -= parts.length
    if (left < 0) throw new FontRefusal(damaged)
    const depth = 1 + parts.reduce((most, part) => Math.max(most, depthOf(part, within)), 0)
    depths.set(glyph, depth)
    return depth
  }
  for (let glyph = 0; glyph < count; glyph += 1) depthOf(glyph, new Set())
}
