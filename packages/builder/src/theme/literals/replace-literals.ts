import { colorKey, lengthKey, literalKey, shadowKey, splitOutside } from './literal-key.ts'
import type { ColorUse, Literal, LiteralGroup, ReplaceLiteral } from './literal.ts'

const colorUses: readonly (readonly [RegExp, ColorUse])[] = [
  [/^(?:color|-webkit-text-fill-color|text-decoration-color|caret-color|fill)$/, 'text'],
  [/^(?:background|background-color)$/, 'surface'],
  [/^(?:border(?:-(?:top|right|bottom|left))?-color|outline-color|column-rule-color|stroke)$/, 'border'],
]

const line = /^(?:border(?:-(?:top|right|bottom|left))?|outline)$/
const lineWord =
  /^(?:thin|medium|thick|0|\d+(?:\.\d+)?(?:px|r?em)|none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)$/i
const lineWidth = /^(?:thin|medium|thick|0|[\d.]+(?:px|r?em))$/i

const one = (group: LiteralGroup, key: string | null, text: string, use?: ColorUse): Literal | null =>
  key === null ? null : { group, key, text, ...(use && { use }) }

/** Replaces the color of `1px solid #ddd`, if it is exactly that. */
const withLineColor = (value: string, replace: ReplaceLiteral): string => {
  const words = splitOutside(value, /\s/)
  const colors = words.filter((word) => colorKey(word) !== null)
  const others = words.filter((word) => colorKey(word) === null)
  const widths = others.filter((word) => lineWidth.test(word))
  if (colors.length !== 1 || others.length > 2 || !others.every((word) => lineWord.test(word))) return value
  if (widths.length > 1 || others.length - widths.length > 1) return value
  const [color = ''] = colors
  const by = replace({ group: 'color', key: colorKey(color)!, text: color, use: 'border' })
  return by === undefined ? value : words.map((word) => (word === color ? by : word)).join(' ')
}

interface LengthList {
  readonly group: 'space' | 'radius'
  readonly most: number
  /** Other valid words, besides lengths above zero. */
  readonly allowed: RegExp
}

const zero = '[-+]?0(?:\\.0+)?(?:px|r?em|%)?'
const positive = new RegExp(`^(?:${zero}|(?:\\d+(?:\\.\\d+)?|\\.\\d+)%)$`, 'i')
const inMargins = new RegExp(
  `^(?:${zero}|auto|-(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:px|r?em|%)|(?:\\d+(?:\\.\\d+)?|\\.\\d+)%)$`,
  'i',
)

const listOf = (property: string): LengthList | null => {
  const [, kind, side] = /^(margin|padding)(?:-(.+))?$/.exec(property) ?? []
  if (kind) {
    if (side && !/^(?:top|right|bottom|left|(?:inline|block)(?:-start|-end)?)$/.test(side)) return null
    const most = !side ? 4 : side === 'inline' || side === 'block' ? 2 : 1
    return { group: 'space', most, allowed: kind === 'margin' ? inMargins : positive }
  }
  if (/^(?:row-|column-)?gap$/.test(property))
    return { group: 'space', most: property === 'gap' ? 2 : 1, allowed: positive }
  if (property === 'border-radius') return { group: 'radius', most: 4, allowed: positive }
  if (/^border-(?:top|bottom)-(?:left|right)-radius$/.test(property))
    return { group: 'radius', most: 2, allowed: positive }
  return null
}

const withLengths = (
  value: string,
  { group, most, allowed }: LengthList,
  replace: ReplaceLiteral,
): string => {
  const words = splitOutside(value, /\s/)
  const keys = words.map((word) => (allowed.test(word) ? null : lengthKey(word)))
  const isValid = words.every((word, at) => keys[at] !== null || allowed.test(word))
  if (!isValid || words.length > most) return value
  const next = words.map((text, at) => {
    const key = keys[at] ?? null
    return key === null ? text : (replace({ group, key, text }) ?? text)
  })
  return next.every((word, at) => word === words[at]) ? value : next.join(' ')
}

/** Returns the literal that a whole value is; null if it is none. */
const wholeLiteral = (property: string, value: string): Literal | null => {
  const use = colorUses.find(([pattern]) => pattern.test(property))?.[1]
  if (use) return one('color', colorKey(value), value, use)
  if (property === 'font-family') return one('family', literalKey('family', value), value)
  if (property === 'font-size') return one('text', lengthKey(value), value)
  if (property === 'box-shadow' || property === 'text-shadow')
    return one('shadow', shadowKey(value, property === 'text-shadow'), value)
  return null
}

/**
 * Returns the value of a declaration with other text in place of its literals. A value with anything else than
 * literals and other valid words stays as it is, because a browser would drop it, and not what
 * replaces it.
 */
export const replaceLiterals = (property: string, value: string, replace: ReplaceLiteral): string => {
  const literal = wholeLiteral(property, value)
  if (literal) return replace(literal) ?? value
  if (line.test(property)) return withLineColor(value, replace)
  const list = listOf(property)
  return list ? withLengths(value, list, replace) : value
}
