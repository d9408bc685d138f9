import { parseColor, type Rgba } from '../checks/color.ts'
import { fromOklab, gammaEncoded } from './oklab.ts'

type Parts = readonly [number, number, number]

const fromPolar = ([lightness, chroma, hue]: Parts): Parts => {
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

/** Multiplies the rows of a matrix with a vector, into linear sRGB, and encodes the result. */
const encoded = (rows: readonly Parts[], parts: Parts, alpha: number): Rgba => {
  const [r = 0, g = 0, b = 0] = rows.map((row) =>
    gammaEncoded(row[0] * parts[0] + row[1] * parts[1] + row[2] * parts[2]),
  )
  return [r, g, b, alpha]
}

// of CSS Color 4: CIE XYZ (D50) and linear Display P3 to linear sRGB
const fromXyzD50: readonly Parts[] = [
  [3.1341359, -1.6173926, -0.4906614],
  [-0.9787955, 1.9162544, 0.0334427],
  [0.0719554, -0.2289768, 1.4053861],
]
const fromP3: readonly Parts[] = [
  [1.2249401763, -0.2249401763, 0],
  [-0.0420569547, 1.0420569547, 0],
  [-0.0196375546, -0.0786360456, 1.0982736001],
]

const white: Parts = [0.96429567, 1, 0.8251046]

const fromLab = ([lightness, a, b]: Parts, alpha: number): Rgba => {
  const y = (lightness + 16) / 116
  const [epsilon, kappa] = [216 / 24389, 24389 / 27]
  const part = (f: number) => (f ** 3 > epsilon ? f ** 3 : (116 * f - 16) / kappa)
  const xyz: Parts = [part(y + a / 500) * white[0], part(y) * white[1], part(y - b / 200) * white[2]]
  return encoded(fromXyzD50, xyz, alpha)
}

const decoded = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4

const inSpace = (space: string, parts: Parts, alpha: number): Rgba | undefined => {
  const [r, g, b] = parts
  if (space === 'srgb')
    return [r, g, b].map((part) => Math.min(1, Math.max(0, part)) * 255).concat(alpha) as unknown as Rgba
  if (space === 'srgb-linear') return [gammaEncoded(r), gammaEncoded(g), gammaEncoded(b), alpha]
  return space === 'display-p3' ? encoded(fromP3, [decoded(r), decoded(g), decoded(b)], alpha) : undefined
}

const fromHwb = ([hue, white, black]: Parts, alpha: number): Rgba => {
  const pure = parseColor(`hsl(${hue} 100% 50%)`) ?? [0, 0, 0, 1]
  const sum = Math.max(1, white + black)
  const part = (at: 0 | 1 | 2) => pure[at] * (1 - (white + black) / sum) + (white / sum) * 255
  return [part(0), part(1), part(2), alpha]
}

/** Whole of 100 % for each part of a function. */
const wholes: Readonly<Record<string, Parts>> = {
  oklab: [1, 0.4, 0.4],
  oklch: [1, 0.4, 360],
  lab: [100, 125, 125],
  lch: [100, 150, 360],
  hwb: [360, 1, 1],
  color: [1, 1, 1],
}

const turns: Readonly<Record<string, number>> = { turn: 360, rad: 180 / Math.PI, grad: 0.9 }

const partOf = (text: string, whole: number): number => {
  if (text === 'none') return 0
  const [, digits, unit = ''] =
    /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)(%|deg|turn|rad|grad)?$/.exec(text) ?? []
  if (digits === undefined) return Number.NaN
  return unit === '%' ? (Number(digits) / 100) * whole : Number(digits) * (turns[unit] ?? 1)
}

const convert = (name: string, space: string, parts: Parts, alpha: number): Rgba | undefined => {
  switch (name) {
    case 'oklab':
      return fromOklab(parts, alpha)
    case 'oklch':
      return fromOklab(fromPolar(parts), alpha)
    case 'lab':
      return fromLab(parts, alpha)
    case 'lch':
      return fromLab(fromPolar(parts), alpha)
    case 'hwb':
      return fromHwb(parts, alpha)
    default:
      return inSpace(space, parts, alpha)
  }
}

/**
 * Returns a CSS color as sRGB, those of the newer functions included (`oklch()`, `lab()`, `color()`), clipped to
 * what every screen shows; undefined for a value that is not a plain color, such as `currentColor`.
 */
export const readColor = (css: string): Rgba | undefined => {
  const known = parseColor(css)
  if (known) return known
  const [, name = '', list = ''] =
    /^(oklab|oklch|lab|lch|hwb|color)\(([^()]*)\)$/.exec(css.trim().toLowerCase()) ?? []
  const whole = wholes[name]
  if (!whole) return undefined
  const words = list.split(/[\s/]+/).filter(Boolean)
  const space = name === 'color' ? (words.shift() ?? '') : ''
  const [first = '', second = '', third = '', opacity = '1', ...more] = words
  // `hwb` has its hue as a plain angle
  const parts: Parts = [partOf(first, whole[0]), partOf(second, whole[1]), partOf(third, whole[2])]
  if (name === 'hwb') for (const at of [1, 2]) if (!words[at]?.endsWith('%')) return undefined
  const color = convert(name, space, parts, Math.min(1, Math.max(0, partOf(opacity, 1))))
  return color && more.length === 0 && color.every(Number.isFinite) ? color : undefined
}
