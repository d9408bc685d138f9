import { readCharacterMap } from './character-map.ts'
import { characterSets, rangeOf } from './character-sets.ts'
import { damaged, FontRefusal } from './font-refusal.ts'
import { checkComposites, nameIn, readFontTables, tableOf, type FontTables } from './font-tables.ts'
import { relativeWidths } from './relative-widths.ts'
import { unpackFont } from './unpack-font.ts'

/** A checked font, as its files and rules are made of it. */
export interface ReadFont {
  readonly family: string
  readonly style: 'normal' | 'italic'
  /** Lowest weight of a variable font, else its only one. */
  readonly weight: number
  /** Highest weight; null if all texts get the same one. */
  readonly weightMax: number | null
  /** Its license forbids to leave out characters. */
  readonly isWhole: boolean
  readonly fallback: 'sans-serif' | 'serif' | 'monospace'
  /** As fractions of the font size. */
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Widths of a text relative to the fallback's, by weight in steps of 100. */
  readonly widths: Readonly<Record<string, number>>
  readonly files: readonly {
    readonly subsets: Readonly<Record<string, string>>
    readonly bytes: Uint8Array
  }[]
}

export type FontReading =
  { readonly ok: true; readonly font: ReadFont } | { readonly ok: false; readonly msg: string }

const restricted =
  'The maker of this font forbids to embed it: its embedding flag is “restricted license”. Ask them for a web font license with files for the web.'
const imagesOnly =
  'The maker of this font allows to embed only images of it, not its outlines. Ask them for files for the web.'

/** Follows the embedding flags of a font; returns whether all its characters have to stay. */
const readRights = (os2: Buffer): boolean => {
  const flags = os2.readUInt16BE(8)
  if ((flags & 0xf) === 2) throw new FontRefusal(restricted)
  if (flags & 0x200) throw new FontRefusal(imagesOnly)
  return (flags & 0x100) !== 0
}

const weightRangeOf = (tables: FontTables): readonly [number, number] | null => {
  const table = tables.get('fvar')
  if (!table) return null
  const [start, count, size] = [4, 8, 10].map((field) => table.readUInt16BE(field)) as [
    number,
    number,
    number,
  ]
  for (let at = start, left = Math.min(count, 64); left > 0; left -= 1, at += size)
    if (table.toString('latin1', at, at + 4) === 'wght') {
      const [low, high] = [table.readInt32BE(at + 4) / 65_536, table.readInt32BE(at + 12) / 65_536]
      if (low < 1 || high > 1_000 || low > high) throw new FontRefusal(damaged)
      return [Math.round(low), Math.round(high)]
    }
  return null
}

/** Older names have the weight in them: 'Garden Light Italic'. */
const styleWords =
  /[ -]+(?:thin|extra ?light|ultra ?light|light|regular|normal|book|medium|semi ?bold|demi ?bold|demi|bold|extra ?bold|ultra ?bold|black|heavy|italic|oblique|variable|vf)$/i

const familyOf = (tables: FontTables): string => {
  let name = nameIn(tables, 16) ?? nameIn(tables, 1)
  if (name === undefined) throw new FontRefusal('This font has no name. Export it again with a family name.')
  for (let shorter = name.replace(styleWords, ''); shorter !== name; shorter = name.replace(styleWords, '')) {
    if (shorter.trim() === '') return name
    name = shorter
  }
  return name
}

const fallbackOf = (tables: FontTables): ReadFont['fallback'] => {
  if (tables.get('post')?.readUInt32BE(12)) return 'monospace'
  // PANOSE: a Latin text font with one of the serif styles
  const os2 = tableOf(tables, 'OS/2')
  const [kind, serifs] = [os2.readUInt8(32), os2.readUInt8(33)]
  const isSerif =
    (kind === 2 && serifs >= 2 && serifs <= 10) ||
    (os2.readInt16BE(30) >> 8 >= 1 && os2.readInt16BE(30) >> 8 <= 5)
  return isSerif ? 'serif' : 'sans-serif'
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

const read = async (bytes: Buffer): Promise<ReadFont> => {
  const font = await unpackFont(bytes)
  const tables = readFontTables(font)
  const [head, hhea, os2] = ['head', 'hhea', 'OS/2'].map((tag) => tableOf(tables, tag)) as [
    Buffer,
    Buffer,
    Buffer,
  ]
  const isWhole = readRights(os2)
  const family = familyOf(tables)
  checkComposites(tables)
  const glyphs = readCharacterMap(tables)
  const units = head.readUInt16BE(18)
  if (units < 16 || units > 16_384) throw new FontRefusal(damaged)
  const range = weightRangeOf(tables)
  const given = Math.min(900, Math.max(100, Math.round(os2.readUInt16BE(4) / 100) * 100))
  const weight = range ? range[0] : given
  const isItalic = (os2.readUInt16BE(62) & 1) !== 0 || (head.readUInt16BE(44) & 2) !== 0
  const fallback = fallbackOf(tables)
  const style = isItalic ? 'italic' : 'normal'
  const sets = characterSets(glyphs.keys())
  const { default: subsetFont } = await import('subset-font')
  const files: ReadFont['files'][number][] = []
  try {
    if (isWhole) {
      const { compress } = await import('wawoff2')
      const subsets = Object.fromEntries([...sets].map(([name, codes]) => [name, rangeOf(codes)]))
      files.push({ subsets, bytes: Uint8Array.from(await compress(font)) })
    } else
      for (const [name, codes] of sets) {
        const text = codes.map((code) => String.fromCodePoint(code)).join('')
        const part = await subsetFont(font, text, { targetFormat: 'woff2' })
        files.push({ subsets: { [name]: rangeOf(codes) }, bytes: Uint8Array.from(part) })
      }
    return {
      ...{ family, style, weight, weightMax: range ? range[1] : null, isWhole, fallback, files },
      ascent: rounded(hhea.readInt16BE(4) / units),
      descent: rounded(-hhea.readInt16BE(6) / units),
      lineGap: rounded(Math.max(0, hhea.readInt16BE(8)) / units),
      widths: await relativeWidths(font, {
        fallback,
        weights: range ? weightsIn(range) : [weight],
        isVariable: range !== null,
      }),
    }
  } catch (error) {
    if (error instanceof FontRefusal) throw error
    throw new FontRefusal(damaged, { cause: error })
  }
}

const weightsIn = ([low, high]: readonly [number, number]): readonly number[] => {
  const steps = [100, 200, 300, 400, 500, 600, 700, 800, 900].filter((each) => each >= low && each <= high)
  return steps.length > 0 ? steps : [low]
}

/** Checks an uploaded font and makes its files; runs in a thread. */
export const readOwnFont = async (bytes: Uint8Array): Promise<FontReading> => {
  try {
    return { ok: true, font: await read(Buffer.from(bytes)) }
  } catch (error) {
    if (error instanceof FontRefusal) return { ok: false, msg: error.message }
    // a number beyond the end of a table
    if (error instanceof RangeError && !error.message.startsWith('Maximum call stack'))
      return { ok: false, msg: damaged }
    throw error
  }
}
