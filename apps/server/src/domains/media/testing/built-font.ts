/* Fonts of any characters for tests: every character is a triangle. */

const u16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, index * 2))
  return bytes
}
const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4))
  return bytes
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

/** A glyph of `glyf`: one outline of three points. */
const triangle = padded(
  Buffer.concat([u16(1, 100, 100, 500, 600, 2, 0), Buffer.from([1, 1, 1]), u16(100, 400, 0, 100, 0, 500)]),
)

const glyfTables = (count: number) => ({
  glyf: Buffer.concat(Array.from({ length: count }, () => triangle)),
  loca: u32(...Array.from({ length: count + 1 }, (_, at) => at * triangle.length)),
})

/** An INDEX of a CFF table: number of items, their offsets and contents. */
const cffIndex = (items: readonly Buffer[]): Buffer => {
  if (items.length === 0) return u16(0)
  let at = 1
  const offsets = [at, ...items.map(({ length }) => (at += length))]
  return Buffer.concat([u16(items.length), Buffer.from([4]), u32(...offsets), ...items])
}

const cffNumber = (value: number): Buffer => Buffer.concat([Buffer.from([29]), u32(value)])

/** Type 2: 100 100 rmoveto 400 0 rlineto 0 500 rlineto endchar. */
const cffTriangle = Buffer.from([239, 239, 21, 28, 1, 144, 139, 5, 139, 28, 1, 244, 5, 14])

const cffTable = (count: number): Buffer => {
  const start = Buffer.concat([Buffer.from([1, 0, 4, 4]), cffIndex([Buffer.from('Built')])])
  const topDict = (strings: number, end: number) =>
    cffIndex([
      Buffer.concat([cffNumber(strings), Buffer.from([17]), cffNumber(0), cffNumber(end), Buffer.from([18])]),
    ])
  const rest = Buffer.concat([cffIndex([]), cffIndex([])])
  const at = start.length + topDict(0, 0).length + rest.length
  const charStrings = cffIndex(Array.from({ length: count }, () => cffTriangle))
  return Buffer.concat([start, topDict(at, at + charStrings.length), rest, charStrings])
}

/** Groups of characters that follow each other, as format 12 of a character map has them. */
const groupsOf = (codes: readonly number[]): Buffer => {
  const groups: [from: number, to: number, glyph: number][] = []
  codes.forEach((code, at) => {
    const last = groups.at(-1)
    if (last && code === last[1] + 1) last[1] = code
    else groups.push([code, code, at + 1])
  })
  return Buffer.concat([u32(groups.length), ...groups.map((group) => u32(...group))])
}

const nameTable = (family: string): Buffer => {
  const text = Buffer.from(family, 'utf16le').swap16()
  return Buffer.concat([u16(0, 1, 18, 3, 1, 0x409, 1, text.length, 0), text])
}

const cmapTable = (codes: readonly number[]): Buffer => {
  const groups = groupsOf(codes)
  return Buffer.concat([u16(0, 1, 3, 10), u32(12), u16(12, 0), u32(12 + groups.length, 0), groups])
}

const os2Table = (): Buffer => {
  const table = Buffer.alloc(96)
  u16(4, 500, 400, 5, 0).copy(table)
  return table
}

/** Returns a font with these sorted characters, with outlines as in TTF or as in OTF files. */
export const builtFont = (
  codes: readonly number[],
  { family = 'Built', outlines = 'glyf' }: { family?: string; outlines?: 'glyf' | 'cff' } = {},
): Buffer => {
  const count = codes.length + 1
  const tables: Record<string, Buffer> = {
    ...(outlines === 'cff' ? { 'CFF ': cffTable(count) } : {}),
    'OS/2': os2Table(),
    cmap: cmapTable(codes),
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(3, 1_000),
      Buffer.alloc(16),
      u16(0, 0, 600, 700, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([u32(0x10000), u16(900, -200, 0, 600), Buffer.alloc(22), u16(1)]),
    hmtx: Buffer.concat([u16(600, 100), u16(...Array.from({ length: count - 1 }, () => 100))]),
    maxp:
      outlines === 'cff'
        ? Buffer.concat([u32(0x5000), u16(count)])
        : Buffer.concat([u32(0x10000), u16(count, 3, 1), Buffer.alloc(22)]),
    name: nameTable(family),
    post: u32(0x30000, 0, 0, 0, 0, 0, 0, 0),
    ...(outlines === 'glyf' ? glyfTables(count) : {}),
  }
  const names = Object.keys(tables).sort()
  let offset = 12 + names.length * 16
  const entries: Buffer[] = []
  for (const name of names) {
    const { length } = tables[name]!
    entries.push(Buffer.from(name, 'latin1'), u32(0, offset, length))
    offset += length + ((4 - (length % 4)) % 4)
  }
  const version = outlines === 'cff' ? Buffer.from('OTTO') : u32(0x10000)
  return Buffer.concat([
    version,
    u16(names.length, 128, 3, 0),
    ...entries,
    ...names.map((name) => padded(tables[name]!)),
  ])
}
