import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSync, type Font } from 'fontkit'
import type { FontStyle } from '@web2/site/fonts'
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

/** From this weight on, browsers take the bold face of a system font. */
const boldFrom = 600

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

/** Returns the width of a text in ems, without kerning: browsers kern both fonts. */
const widthOf = (font: FontTables, text = sample): number => {
  const { _cmapProcessor: map, _variationProcessor: variation, HVAR, hmtx, unitsPerEm } = font
  const last = (font.hhea as unknown as { readonly numberOfMetrics: number }).numberOfMetrics - 1
  let units = 0
  for (const letter of text) {
    const glyph = map.lookup(letter.codePointAt(0) ?? 0)
    units += hmtx.metrics.get(Math.min(glyph, last)).advance
    if (variation && HVAR) units += variation.getAdvanceAdjustment(glyph, HVAR)
  }
  return units / unitsPerEm
}

const baseOf = ({ category }: PackageMetadata): keyof typeof bases =>
  category === 'serif' || category === 'monospace' ? category : 'sans-serif'

/**
 * Returns how much wider capitals are than other text, next to the fallback's. It is read at the weight of headings,
 * because it hardly differs between weights.
 */
const capitalsOf = (
  { font, weights }: Pick<Opened, 'font'> & { readonly weights: readonly number[] },
  base: keyof typeof bases,
): number => {
  const weight = weights.find((each) => each >= 700) ?? weights.at(-1) ?? 400
  const text = sample.toUpperCase()
  const wider = (each: FontTables): number => widthOf(each, text) / widthOf(each)
  const device = openPackage(bases[base]).font('normal', weight < boldFrom ? 400 : 700)
  return rounded(wider(font('normal', weight)) / wider(device))
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
    Object.entries(bases).map(([kind, name]) => {
      const { font } = openPackage(name)
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
      capitals: capitalsOf({ font, weights: weights.normal ?? [] }, base),
    }
  })
  families.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return { ranges, families }
}
