import { fileWeights, hasFontFile, stylesOf, unicodeRange } from './catalog.ts'
import type { FallbackBase, FontFamily, FontFile, FontStyle } from './font-family.ts'
import { standInName } from './font-stack.ts'
import { letterGroups } from './letter-groups.ts'
import { boldFrom, letterWidths } from './letter-widths.ts'

/**
 * Names of the fonts that fallbacks adapt, as devices call them: the font itself, those with the same widths,
 * and what Android has in their place.
 */
const locals: Readonly<Record<FallbackBase, Readonly<Record<string, readonly string[]>>>> = {
  'sans-serif': {
    normal: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Roboto', 'Roboto-Regular'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Roboto-Bold'],
    italic: [
      'Arial Italic',
      'Arial-ItalicMT',
      'Liberation Sans Italic',
      'LiberationSans-Italic',
      'Roboto-Italic',
    ],
    'bold italic': [
      'Arial Bold Italic',
      'Arial-BoldItalicMT',
      'LiberationSans-BoldItalic',
      'Roboto-BoldItalic',
    ],
  },
  serif: {
    normal: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'LiberationSerif', 'NotoSerif'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'LiberationSerif-Bold'],
    italic: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'LiberationSerif-Italic'],
    'bold italic': ['TimesNewRomanPS-BoldItalicMT', 'LiberationSerif-BoldItalic'],
  },
  monospace: {
    normal: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'LiberationMono'],
    bold: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold', 'LiberationMono-Bold'],
    italic: ['Courier New Italic', 'CourierNewPS-ItalicMT', 'LiberationMono-Italic'],
    'bold italic': ['CourierNewPS-BoldItalicMT', 'LiberationMono-BoldItalic'],
  },
}

/**
 * Returns the weight that a browser takes for another one: up to 500 first, then lighter, then heavier; from
 * 500 on the other way round.
 */
export const nearestWeight = (weights: readonly number[], wanted: number): number => {
  const lighter = weights.filter((weight) => weight <= wanted).at(-1)
  const heavier = weights.find((weight) => weight >= wanted)
  const middle =
    wanted >= 400 && wanted <= 500 ? weights.find((each) => each >= wanted && each <= 500) : undefined
  return middle ?? (wanted <= 500 ? (lighter ?? heavier) : (heavier ?? lighter)) ?? wanted
}

/** Returns the file that shows a weight of a family. */
export const fileFor = (family: FontFamily, subset: string, weight: number, style: FontStyle): FontFile => ({
  family,
  subset,
  weight: nearestWeight(fileWeights(family, style), weight),
  style,
})

const ruleOf = (descriptors: Readonly<Record<string, string>>): string =>
  `@font-face{${Object.entries(descriptors)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

/** Returns the rule that loads a file; `url` must be safe in quotes. */
export const fontFace = ({ family, subset, weight, style }: FontFile, url: string): string =>
  ruleOf({
    'font-family': `"${family.name}"`,
    'font-style': style,
    'font-weight': family.weightRange?.join(' ') ?? String(weight),
    'font-display': 'swap',
    src: `url("${url}") format("woff2")`,
    'unicode-range': unicodeRange(family, subset),
  })

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`

/** Returns how wide a family is at a weight, next to its fallback. */
const usualWidth = ({ weights, widths }: FontFamily, weight: number, style: FontStyle): number =>
  widths[style]?.[weights[style]?.indexOf(nearestWeight(weights[style], weight)) ?? -1] ?? 1

/**
 * Returns a rule of the fallback: a font of the device, scaled to the width and height of the family; or to another
 * width, for some letters only.
 */
export const fallbackFace = (
  family: FontFamily,
  weight: number,
  style: FontStyle,
  { width = usualWidth(family, weight, style), range }: { width?: number; range?: string } = {},
): string => {
  const face =
    [weight >= boldFrom && 'bold', style === 'italic' && 'italic'].filter(Boolean).join(' ') || 'normal'
  return ruleOf({
    'font-family': `"${standInName(family.name)}"`,
    'font-style': style,
    'font-weight': String(weight),
    src: (locals[family.fallback][face] ?? []).map((name) => `local("${name}")`).join(','),
    'size-adjust': percent(width),
    'ascent-override': percent(family.ascent / width),
    'descent-override': percent(family.descent / width),
    'line-gap-override': percent(family.lineGap / width),
    ...(range !== undefined && { 'unicode-range': range }),
  })
}

/** Returns code points, in order, as a `unicode-range`. */
const rangeOf = (letters: readonly number[]): string => {
  const spans: [from: number, to: number][] = []
  for (const letter of letters) {
    const last = spans.at(-1)
    if (last?.[1] === letter - 1) last[1] = letter
    else spans.push([letter, letter])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return spans.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',')
}

/** Text that a face shows. */
export interface ShownText {
  /** How often it has each code point. */
  readonly counts: ReadonlyMap<number, number>
  /** Most of its figures have the same width. */
  readonly hasTabularFigures: boolean
}

/** Returns the rules of the fallback for a text: lines of it are as long as those of the family, or nearly. */
export const fallbackFaces = (
  family: FontFamily,
  weight: number,
  style: FontStyle,
  { counts, hasTabularFigures }: ShownText,
): readonly string[] => {
  const widths = letterWidths(family, { weight, style, hasTabularFigures })
  if (!widths) return [fallbackFace(family, weight, style)]
  const usual = usualWidth(family, weight, style)
  const [most, ...others] = letterGroups(counts, widths)
  return [
    // browsers try later rules first, so this one has all letters that no other has
    fallbackFace(family, weight, style, { width: usual * (most?.relative ?? 1) }),
    ...others.map(({ relative, letters }) =>
      fallbackFace(family, weight, style, { width: usual * relative, range: rangeOf(letters) }),
    ),
  ]
}

/** Returns rules for a whole family, for the editor: browsers load only the files that a page shows. */
export const familyFaces = (family: FontFamily, urlOf: (file: FontFile) => string): string => {
  const faces: string[] = []
  for (const style of stylesOf(family)) {
    for (const subset of Object.keys(family.subsets))
      for (const weight of fileWeights(family, style)) {
        const file = { family, subset, weight, style }
        if (hasFontFile(file)) faces.push(fontFace(file, urlOf(file)))
      }
    for (const weight of family.weights[style] ?? []) faces.push(fallbackFace(family, weight, style))
  }
  return faces.join('')
}
