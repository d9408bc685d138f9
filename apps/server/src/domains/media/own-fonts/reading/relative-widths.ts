import { readCharacterMap } from './character-map.ts'
import { readFontTables, tableOf } from './font-tables.ts'

/** Frequent letters and spaces, about as often as texts have them. */
export const widthSample =
  'We plant and care for gardens of every size. Call before noon and someone visits the same week, listens ' +
  'to what you would like, and draws a first plan with prices. Most of the work is done between March and ' +
  'October, 7 to 15 days at a time. You keep the drawings, the list of plants and our phone number.'

/** Widths of the sample in ems, of the regular and the bold face of each fallback; a test reads them from fonts. */
export const baseWidths = {
  'sans-serif': [134.9058, 144.6416],
  serif: [122.2729, 129.6377],
  monospace: [181.8296, 181.8296],
} as const

const boldFrom = 600

/** Returns the width of the sample in ems; undefined for a font without Latin letters. */
export const sampleWidth = (font: Buffer): number | undefined => {
  const tables = readFontTables(font)
  const glyphs = readCharacterMap(tables)
  const last = tableOf(tables, 'hhea').readUInt16BE(34) - 1
  const advances = tableOf(tables, 'hmtx')
  let units = 0
  for (const letter of widthSample) {
    const glyph = glyphs.get(letter.codePointAt(0) ?? 0)
    if (glyph === undefined) return undefined
    units += advances.readUInt16BE(Math.min(glyph, last) * 4)
  }
  return units / tableOf(tables, 'head').readUInt16BE(18)
}

/** Returns how wide a font is beside its fallback, for each weight. */
export const relativeWidths = async (
  font: Buffer,
  {
    fallback,
    weights,
    isVariable,
  }: {
    readonly fallback: keyof typeof baseWidths
    readonly weights: readonly number[]
    readonly isVariable: boolean
  },
): Promise<Readonly<Record<string, number>>> => {
  const widths: Record<string, number> = {}
  if (sampleWidth(font) === undefined) return Object.fromEntries(weights.map((weight) => [weight, 1]))
  const { default: subsetFont } = await import('subset-font')
  for (const weight of weights) {
    const at = isVariable
      ? await subsetFont(font, widthSample, { targetFormat: 'sfnt', variationAxes: { wght: weight } })
      : font
    const base = baseWidths[fallback][weight < boldFrom ? 0 : 1]
    widths[weight] = Math.round(((sampleWidth(at) ?? base) / base) * 10_000) / 10_000
  }
  return widths
}
