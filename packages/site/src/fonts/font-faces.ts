import { fileWeights, hasFontFile, stylesOf, unicodeRange } from './catalog.ts'
import type { FallbackBase, FontFamily, FontFile, FontStyle } from './font-family.ts'
import { standInName } from './font-stack.ts'

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

/** From this weight on, the fallback is the bold face of a device's font. */
const boldFrom = 600

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

/**
 * Returns the rule of the fallback: a font of the device, scaled to the width and height of the family. Where all text
 * is in capitals, their width counts: condensed families have especially narrow ones.
 */
export const fallbackFace = (
  family: FontFamily,
  weight: number,
  style: FontStyle,
  isCapitals = false,
): string => {
  const weights = family.weights[style] ?? []
  const usual = family.widths[style]?.[weights.indexOf(nearestWeight(weights, weight))] ?? 1
  const width = isCapitals ? usual * (family.capitals ?? 1) : usual
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
  })
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
