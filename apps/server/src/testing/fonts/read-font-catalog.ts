import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSync, type Font } from 'fontkit'
import { boldFrom, encodeWidths, measuredLetters, type FontStyle } from '@web2/site/fonts'
import { fontPackageFolder, fontPackages } from '../../domains/sites/fonts/font-packages.ts'

interface PackageMetadata {
  readonly id: string
  readonly family: string
  readonly subsets: readonly string[]
  readonly weights: readonly number[]
  readonly styles: readonly FontStyle[]
  readonly variable: Readonly<Record<string, { readonly min: string; readonly max: string }>> | undefined
  readonly category: string
  readonly license: { readonly type: string }
}

/** Ordinary text, in the proportions of letters and spaces that pages have. */
const sample =
  'We plant and care for gardens of every size. Call before noon and someone visits the same week, listens ' +
  'to what you would like, and draws a first plan with prices. Most of the work is done between March and ' +
  'October, 7 to 15 days at a time. You keep the drawings, the list of plants and our phone number.'

/** Fonts with the metrics of those that devices have: Arial, Times New Roman and Courier New. */
const bases = {
  'sans-serif': '@fontsource-variable/arimo',
  serif: '@fontsource/tinos',
  monospace: '@fontsource/cousine',
} as const

const readJson = (name: string, file: string): unknown =>
  JSON.parse(readFileSync(join(fontPackageFolder(name), file), 'utf8'))

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** Tables that the library reads but does not type. */
interface FontTables extends Font {
  variationCoords: readonly number[]
  readonly _cmapProcessor: { readonly lookup: (codePoint: number) => number }
  readonly _variationProcessor: {
    readonly getAdvanceAdjustment: (glyph: number, table: unknown) => number
  } | null
  readonly HVAR: unknown
  readonly hmtx: { readonly metrics: { readonly get: (glyph: number) => { readonly advance: number } } }
  readonly fvar: { readonly axis: readonly { readonly axisTag: string; readonly defaultValue: number }[] }
}

interface Opened {
  readonly metadata: PackageMetadata
  readonly axis: 'wght' | 'opsz' | null
  readonly has: (subset: string, style: FontStyle, weight?: number) => boolean
  readonly font: (style: FontStyle, weight: number) => FontTables
}

const openPackage = (name: string): Opened => {
  const metadata = readJson(name, 'metadata.json') as PackageMetadata
  // the optical sizes keep the hairlines of large titles, which are what this family is chosen for
  const axis = metadata.variable ? (metadata.id === 'bodoni-moda' ? 'opsz' : 'wght') : null
  const fileOf = (subset: string, style: FontStyle, weight: number) =>
    join(fontPackageFolder(name), 'files', `${metadata.id}-${subset}-${axis ?? weight}-${style}.woff2`)
  const opened = new Map<string, FontTables>()
  return {
    metadata,
    axis,
    has: (subset, style, weight = metadata.weights[0] ?? 400) => existsSync(fileOf(subset, style, weight)),
    font: (style, weight) => {
      const file = fileOf('latin', style, weight)
      const font = opened.get(file) ?? (openSync(file) as unknown as FontTables)
      opened.set(file, font)
      if (axis === null) return font
      // getVariation of the library can't read compressed files, so each weight is a view of the opened file
      const view = Object.create(font) as FontTables
      view.variationCoords = font.fvar.axis.map(({ axisTag, defaultValue }) =>
        axisTag.trim() === 'wght' ? weight : defaultValue,
      )
      return view
    },
  }
}

/** Returns the width of a glyph in ems. */
const glyphWidth = (font: FontTables, glyph: number): number => {
  const { _variationProcessor: variation, HVAR, hmtx, unitsPerEm } = font
  const last = (font.hhea as unknown as { readonly numberOfMetrics: number }).numberOfMetrics - 1
  const units = hmtx.metrics.get(Math.min(glyph, last)).advance
  return (units + (variation && HVAR ? variation.getAdvanceAdjustment(glyph, HVAR) : 0)) / unitsPerEm
}

/** Returns the width of a text in ems, without kerning: browsers kern both fonts. */
const widthOf = (font: FontTables, text = sample): number =>
  Array.from(text, (letter) =>
    glyphWidth(font, font._cmapProcessor.lookup(letter.codePointAt(0) ?? 0)),
  ).reduce((sum, width) => sum + width, 0)

const baseOf = ({ category }: PackageMetadata): keyof typeof bases =>
  category === 'serif' || category === 'monospace' ? category : 'sans-serif'

/** A view of one weight can't lay out text, but has the same glyphs as the opened font. */
const opened = (font: FontTables): FontTables =>
  font.variationCoords ? (Object.getPrototypeOf(font) as FontTables) : font

/** Returns how much narrower kerning makes text. Letters of a fallback have none, because they come from several faces. */
const kerningOf = (font: FontTables): number => {
  const { glyphs, positions } = opened(font).layout(sample)
  const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)
  return (
    total(positions.map(({ xAdvance }) => xAdvance)) / total(glyphs.map(({ advanceWidth }) => advanceWidth))
  )
}

/** Returns the width of '0' where all figures have the same; undefined for a font without such figures. */
const tabularZero = (font: FontTables): number | undefined => {
  const whole = opened(font)
  if (!whole.availableFeatures.includes('tnum')) return undefined
  const [glyph] = whole.layout('0', ['tnum']).glyphs
  return glyph && glyphWidth(font, glyph.id)
}

/** Returns how wide letters are next to the fallback's, as factors to the width of the sample. */
const lettersOf = (font: FontTables, device: FontTables): string => {
  const usual = widthOf(font) / widthOf(device) / kerningOf(font)
  const relativeWidth = (letter: string): number =>
    font._cmapProcessor.lookup(letter.codePointAt(0) ?? 0) === 0
      ? 1
      : widthOf(font, letter) / widthOf(device, letter) / usual
  const zero = tabularZero(font)
  return encodeWidths(
    [
      ...Array.from(measuredLetters, relativeWidth),
      ...(zero === undefined ? [] : [zero / widthOf(device, '0') / usual]),
    ],
    'relative',
  )
}

const nearestTo = (wanted: number, weights: readonly number[]): number | undefined =>
  weights.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0]

const devices = new Map<string, Opened>()

const deviceOf = (base: keyof typeof bases): Opened => {
  const device = devices.get(base) ?? openPackage(bases[base])
  devices.set(base, device)
  return device
}

/**
 * Reads the catalog from the installed packages: names, weights, subsets and the metrics of the fonts' tables.
 * Throws for a family that may not be redistributed.
 */
export const readFontCatalog = () => {
  const ranges: string[] = []
  const rangeIndex = (range: string): number => {
    const at = ranges.indexOf(range)
    return at < 0 ? ranges.push(range) - 1 : at
  }
  const baseWidths = Object.fromEntries(
    (Object.keys(bases) as (keyof typeof bases)[]).map((kind) => {
      const { font } = deviceOf(kind)
      return [
        kind,
        (style: FontStyle, weight: number) => widthOf(font(style, weight < boldFrom ? 400 : 700)),
      ] as const
    }),
  )
  const families = fontPackages().map((name) => {
    const { metadata, axis, font, has } = openPackage(name)
    if (metadata.license.type !== 'OFL-1.1') throw new Error(`${name} is not under the Open Font License`)
    const { version } = readJson(name, 'package.json') as { readonly version: string }
    const unicode = readJson(name, 'unicode.json') as Readonly<Record<string, string>>
    const base = baseOf(metadata)
    const subsets = Object.keys(unicode).filter((subset) => has(subset, 'normal'))
    const weightsOf = (style: FontStyle) => {
      const found = metadata.weights.filter((weight) => weight <= 900 && has('latin', style, weight))
      const lacking = subsets.filter((subset) => found.some((weight) => !has(subset, style, weight)))
      if (found.length > 0 && lacking.length > 0)
        throw new Error(`${name} has no ${style} files for ${lacking.join(', ')}`)
      return found.length > 0 ? found : null
    }
    const weights: Readonly<Record<FontStyle, readonly number[] | null>> = {
      normal: weightsOf('normal') ?? [],
      italic: weightsOf('italic'),
    }
    const widths = (style: FontStyle) =>
      weights[style]?.map((weight) =>
        rounded(widthOf(font(style, weight)) / (baseWidths[base]?.(style, weight) ?? 1)),
      ) ?? null
    const letters = (style: FontStyle) => {
      const found = weights[style]
      if (found === null) return null
      const regular = nearestTo(
        400,
        found.filter((weight) => weight < boldFrom),
      )
      const bold = nearestTo(
        700,
        found.filter((weight) => weight >= boldFrom),
      )
      return [regular, bold].map((weight, isBold) =>
        weight === undefined
          ? null
          : lettersOf(font(style, weight), deviceOf(base).font(style, isBold ? 700 : 400)),
      )
    }
    const { unitsPerEm, ascent, descent, lineGap } = font('normal', weights.normal?.[0] ?? 400)
    const range = metadata.variable?.wght
    return {
      id: metadata.id,
      name: metadata.family,
      kind: metadata.category,
      package: name,
      version,
      axis,
      weightRange: range ? [Number(range.min), Number(range.max)] : null,
      weights,
      subsets: Object.fromEntries(subsets.map((subset) => [subset, rangeIndex(unicode[subset] ?? '')])),
      ascent: rounded(ascent / unitsPerEm),
      descent: rounded(-descent / unitsPerEm),
      lineGap: rounded(lineGap / unitsPerEm),
      fallback: base,
      widths: { normal: widths('normal'), italic: widths('italic') },
      letters: { normal: letters('normal'), italic: letters('italic') },
    }
  })
  families.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const letterBases = Object.fromEntries(
    (['sans-serif', 'serif', 'monospace'] as const).map((base) => [
      base,
      [400, 700].map((weight) => {
        const device = deviceOf(base).font('normal', weight)
        return encodeWidths(
          Array.from(measuredLetters, (letter) => widthOf(device, letter)),
          'base',
        )
      }),
    ]),
  )
  return { ranges, letterBases, families }
}
