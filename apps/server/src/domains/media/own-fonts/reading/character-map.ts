import { damaged, FontRefusal } from './font-refusal.ts'
import { tableOf, type FontTables } from './font-tables.ts'

const mostCharacters = 0x110000

/** Most characters of all segments together, which a damaged file may let overlap. */
const mostInSegments = 0x20000

const readSegments = (table: Buffer, add: (code: number, glyph: number) => void): void => {
  const segments = table.readUInt16BE(6) / 2
  let left = mostInSegments
  for (let at = 0; at < segments; at += 1) {
    const end = table.readUInt16BE(14 + at * 2)
    const start = table.readUInt16BE(16 + (segments + at) * 2)
    const delta = table.readUInt16BE(16 + (segments * 2 + at) * 2)
    const place = 16 + (segments * 3 + at) * 2
    const offset = table.readUInt16BE(place)
    left -= Math.max(0, end - start)
    if (left < 0) throw new FontRefusal(damaged)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const found = offset === 0 ? code : table.readUInt16BE(place + offset + (code - start) * 2)
      if (found !== 0 || offset === 0) add(code, (found + delta) & 0xffff)
    }
  }
}

const readGroups = (table: Buffer, add: (code: number, glyph: number) => void): void => {
  const groups = table.readUInt32BE(12)
  let last = -1
  for (let at = 0; at < groups; at += 1) {
    const [start, end, glyph] = [0, 4, 8].map((field) => table.readUInt32BE(16 + at * 12 + field)) as [
      number,
      number,
      number,
    ]
    // groups are in order and never overlap, so no file makes this loop longer than Unicode
    if (start <= last || end < start || end >= mostCharacters) throw new FontRefusal(damaged)
    last = end
    for (let code = start; code <= end; code += 1) add(code, glyph + code - start)
  }
}

/** Returns the glyph of each Unicode character that a font has. */
export const readCharacterMap = (tables: FontTables): ReadonlyMap<number, number> => {
  const table = tableOf(tables, 'cmap')
  const glyphs = tableOf(tables, 'maxp').readUInt16BE(4)
  const maps = new Map<number, Buffer>()
  for (let left = table.readUInt16BE(2), at = 4; left > 0; left -= 1, at += 8) {
    const [platform, encoding] = [table.readUInt16BE(at), table.readUInt16BE(at + 2)]
    const isUnicode = platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10))
    const offset = table.readUInt32BE(at + 4)
    if (offset + 2 > table.length) throw new FontRefusal(damaged)
    if (isUnicode) maps.set(table.readUInt16BE(offset), table.subarray(offset))
  }
  const found = new Map<number, number>()
  const add = (code: number, glyph: number) => {
    if (glyph !== 0 && glyph < glyphs && code >= 0x20) found.set(code, glyph)
  }
  const [large, small] = [maps.get(12), maps.get(4)]
  if (large) readGroups(large, add)
  else if (small) readSegments(small, add)
  if (found.size === 0)
    throw new FontRefusal('This font has no Unicode characters, so texts can’t use it. Upload a text font.')
  return found
}
