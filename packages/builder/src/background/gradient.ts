import { splitValue } from './split-value.ts'

export type GradientKind = 'linear' | 'radial' | 'conic'

/** A color with up to two positions, or only a position: the middle between two colors. */
export interface GradientStop {
  /** Any CSS color, also a design token; null for a middle. */
  readonly color: string | null
  readonly positions: readonly string[]
}

/** A CSS gradient in parts; missing parts are the defaults of CSS. */
export interface Gradient {
  readonly kind: GradientKind
  readonly repeating: boolean
  /** Direction of a linear gradient (`45deg`, `to right`), or start of a conic one. */
  readonly angle?: string
  /** Shape and size of a radial gradient, as `circle farthest-side`. */
  readonly shape?: string
  /** Center of a radial or conic gradient, as `50% 50%`. */
  readonly center?: string
  /** Color space in which the colors blend, as `oklch longer hue`. */
  readonly space?: string
  readonly stops: readonly GradientStop[]
}

type Prelude = Pick<Gradient, 'angle' | 'shape' | 'center' | 'space'>

const call = /^(repeating-)?(linear|radial|conic)-gradient\(([^]*)\)$/i
const measure =
  /^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?(?:%|[a-z]+)?|(?:calc|min|max|clamp)\([^]*\))$/i
const angleText = /^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:deg|grad|rad|turn)|0)$/i
const shapeWord = /^(?:circle|ellipse|(?:closest|farthest)-(?:side|corner))$/i

const beginsPrelude = (kind: GradientKind, words: readonly string[]): boolean => {
  const [first = ''] = words
  if (/^(?:in|at)$/i.test(first)) return true
  if (kind === 'linear')
    return (
      /^to$/i.test(first) || (angleText.test(first) && (words[1] === undefined || /^in$/i.test(words[1])))
    )
  if (kind === 'conic') return /^from$/i.test(first)
  const keyword = words.findIndex((word) => /^(?:in|at)$/i.test(word))
  return words
    .slice(0, keyword < 0 ? undefined : keyword)
    .every((word) => shapeWord.test(word) || measure.test(word))
}

/** Returns the words from a keyword on to the next one. */
const after = (words: readonly string[], keyword: string): string | undefined => {
  const at = words.findIndex((word) => word.toLowerCase() === keyword)
  if (at < 0) return undefined
  const rest = words.slice(at + 1)
  const end = rest.findIndex((word) => /^(?:at|in|from)$/i.test(word))
  return rest.slice(0, end < 0 ? undefined : end).join(' ')
}

const preludeOf = (kind: GradientKind, words: readonly string[]): Prelude | null => {
  const first = words.findIndex((word) => /^(?:at|in|from)$/i.test(word))
  const leading = words.slice(0, first < 0 ? undefined : first).join(' ')
  const [from, center, space] = ['from', 'at', 'in'].map((keyword) => after(words, keyword))
  const named = [from, center, space]
  if (named.includes('')) return null
  const count = words.filter((word) => /^(?:at|in|from)$/i.test(word)).length
  if (count !== named.filter((part) => part !== undefined).length) return null
  if (kind === 'linear' && (from !== undefined || center !== undefined)) return null
  if (kind === 'radial' && from !== undefined) return null
  if (kind === 'conic' && leading !== '') return null
  const angle = kind === 'linear' ? leading || undefined : from
  return {
    ...(angle !== undefined && { angle }),
    ...(kind === 'radial' && leading !== '' && { shape: leading }),
    ...(center !== undefined && { center }),
    ...(space !== undefined && { space }),
  }
}

const stopOf = (words: readonly string[]): GradientStop | null => {
  const positions = words.filter((word) => measure.test(word))
  const colors = words.filter((word) => !measure.test(word))
  if (colors.length > 1 || positions.length > 2) return null
  const [color = null] = colors
  if (color === null && positions.length !== 1) return null
  return { color, positions }
}

/**
 * Reads a gradient as CSS has it. Returns null for anything else and for what the parts can't express, such
 * as the syntax with a prefix: such a text stays as it is.
 */
export const readGradient = (css: string): Gradient | null => {
  const [, repeating, name = '', inner = ''] = call.exec(css.trim()) ?? []
  const args = name === '' ? null : splitValue(inner, 'comma')
  if (!args) return null
  const kind = name.toLowerCase() as GradientKind
  const words = args.map((arg) => splitValue(arg, 'space') ?? [])
  const hasPrelude = beginsPrelude(kind, words[0] ?? [])
  const prelude = hasPrelude ? preludeOf(kind, words[0] ?? []) : {}
  const stops = words.slice(hasPrelude ? 1 : 0).map(stopOf)
  if (!prelude || stops.some((stop) => stop === null)) return null
  const known = stops as readonly GradientStop[]
  if (known.filter(({ color }) => color !== null).length < 2) return null
  const isMiddleAt = (at: number) => known[at] === undefined || known[at].color === null
  if (known.some(({ color }, at) => color === null && (isMiddleAt(at - 1) || isMiddleAt(at + 1)))) return null
  return { kind, repeating: repeating !== undefined, ...prelude, stops: known }
}

/** Writes a gradient as CSS. */
export const gradientCss = ({ kind, repeating, angle, shape, center, space, stops }: Gradient): string => {
  const leading = kind === 'conic' ? angle && `from ${angle}` : kind === 'linear' ? angle : shape
  const prelude = [leading, kind !== 'linear' && center && `at ${center}`, space && `in ${space}`]
  const parts = [
    prelude.filter(Boolean).join(' '),
    ...stops.map(({ color, positions }) => [color, ...positions].filter((part) => part !== null).join(' ')),
  ]
  return `${repeating ? 'repeating-' : ''}${kind}-gradient(${parts.filter((part) => part !== '').join(', ')})`
}

const sides = new Map(
  Object.entries({
    'to top': 0,
    'to top right': 45,
    'to right top': 45,
    'to right': 90,
    'to bottom right': 135,
    'to right bottom': 135,
    'to bottom': 180,
    'to bottom left': 225,
    'to left bottom': 225,
    'to left': 270,
    'to top left': 315,
    'to left top': 315,
  }),
)
const perUnit = new Map(Object.entries({ deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 }))

const rounded = (number: number): number => Math.round(number * 100) / 100

/**
 * Returns the angle of a gradient in degrees from 0 to 360; a corner counts as its diagonal of a square, and
 * null stands for an angle that only the browser can compute.
 */
export const gradientDegrees = ({ kind, angle }: Gradient): number | null => {
  if (angle === undefined) return kind === 'linear' ? 180 : 0
  const side = sides.get(angle.toLowerCase().replace(/\s+/g, ' '))
  if (side !== undefined) return side
  const [, number, unit = 'deg'] = /^([-+]?[\d.]+)(deg|grad|rad|turn)?$/i.exec(angle) ?? []
  if (number === undefined) return null
  const degrees = Number(number) * (perUnit.get(unit.toLowerCase()) ?? 1)
  return rounded(((degrees % 360) + 360) % 360)
}

const places = new Map(Object.entries({ left: 0, top: 0, center: 50, right: 100, bottom: 100 }))

/** Returns the center of a gradient in percent; null for one that depends on the size of the block. */
export const gradientCenter = ({ center }: Gradient): readonly [number, number] | null => {
  const words = (center ?? 'center').toLowerCase().split(/\s+/)
  const isUpright = /^(?:top|bottom)$/.test(words[0]!) || /^(?:left|right)$/.test(words[1] ?? '')
  const [x = 'center', y = 'center'] = isUpright ? [words[1], words[0]] : words
  const numbers = [x, y].map(
    (word) => places.get(word) ?? (/^-?[\d.]+%$/.test(word) ? parseFloat(word) : NaN),
  )
  return words.length > 2 || numbers.some(Number.isNaN) ? null : [numbers[0]!, numbers[1]!]
}

const percentOf = (kind: GradientKind, position: string | undefined): number | null => {
  const [, number, unit = ''] = /^([-+]?[\d.]+)([a-z%]*)$/i.exec(position ?? '') ?? []
  if (number === undefined) return null
  if (unit === '%' || Number(number) === 0) return Number(number)
  const degrees = perUnit.get(unit.toLowerCase())
  return kind === 'conic' && degrees !== undefined ? (Number(number) * degrees) / 3.6 : null
}

/**
 * Returns where each stop is, in percent: missing positions lie evenly between their neighbors as in
 * browsers, and so do lengths such as px, which depend on the size of the block.
 */
export const stopPercents = ({ kind, stops }: Gradient): readonly number[] => {
  const known = stops.map(({ positions }) => percentOf(kind, positions[0]))
  if (known.length > 0) known[0] ??= 0
  if (known.length > 1) known[known.length - 1] ??= 100
  let most = -Infinity
  for (const [at, percent] of known.entries()) {
    if (percent === null) continue
    most = Math.max(most, percent)
    known[at] = most
  }
  let before = 0
  return known.map((percent, at) => {
    if (percent !== null) {
      before = at
      return percent
    }
    const next = known.findIndex((each, other) => other > at && each !== null)
    const [from, to] = [known[before]!, known[next]!]
    return rounded(from + ((to - from) * (at - before)) / (next - before))
  })
}

const withStops = (gradient: Gradient, stops: readonly GradientStop[]): Gradient => ({ ...gradient, stops })

/** Moves a stop to a position in percent, at most to its neighbors; its second position moves along. */
export const moveStop = (gradient: Gradient, index: number, percent: number): Gradient => {
  const percents = stopPercents(gradient)
  const stop = gradient.stops[index]
  if (!stop) return gradient
  const least = percents[index - 1] ?? Math.min(0, percents[index]!)
  const most = percents[index + 1] ?? Math.max(100, percents[index]!)
  const to = rounded(Math.min(most, Math.max(least, percent)))
  const end = percentOf(gradient.kind, stop.positions[1])
  const second = end === null ? [] : [`${Math.min(most, rounded(end + to - percents[index]!))}%`]
  return withStops(gradient, gradient.stops.with(index, { ...stop, positions: [`${to}%`, ...second] }))
}

/** Sets the color of a stop. */
export const colorStop = (gradient: Gradient, index: number, color: string): Gradient => {
  const stop = gradient.stops[index]
  return stop ? withStops(gradient, gradient.stops.with(index, { ...stop, color })) : gradient
}

/** Adds a color at a position in percent. Returns the gradient and the place of the new stop in its list. */
export const addStop = (
  gradient: Gradient,
  percent: number,
  color: string,
): { readonly gradient: Gradient; readonly index: number } => {
  const later = stopPercents(gradient).findIndex((each) => each > percent)
  let index = later < 0 ? gradient.stops.length : later
  // a middle stays between its own two colors
  if (gradient.stops[index - 1]?.color === null) index += 1
  const stop = { color, positions: [`${rounded(percent)}%`] }
  return { gradient: withStops(gradient, gradient.stops.toSpliced(index, 0, stop)), index }
}

/** Removes a stop, with a middle that would lose its color. Null if fewer than two colors would remain. */
export const removeStop = (gradient: Gradient, index: number): Gradient | null => {
  const left = gradient.stops.toSpliced(index, 1)
  const stops = left.filter(({ color }, at) => color !== null || (left[at - 1]?.color && left[at + 1]?.color))
  return stops.filter(({ color }) => color !== null).length < 2 ? null : withStops(gradient, stops)
}
