import { readColor } from '../read-color.ts'
import type { TokenGroup } from '../theme.ts'
import type { Json } from '../../tree/record.ts'
import type { JsonObject } from './format.ts'
import { splitList, unquoted } from './lists.ts'

/** A value in the design tokens format; without a type it refers to a token and has that one's type. */
export interface TypedValue {
  readonly type?: string
  readonly value: Json
}

/** Returns the path of a token in the file, by its name; undefined for a token that is not in it. */
export type PathOf = (name: string) => string | undefined

const alias = /^var\(\s*--([\w-]+)\s*\)$/
const measure = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+))([a-z%]*)$/i
const newerColor = /^(oklab|oklch|lab|lch)\(\s*(\S+)\s+(\S+)\s+(\S+?)\s*(?:\/\s*(\S+?)\s*)?\)$/
const plainNumber = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/
const bezier = /^cubic-bezier\(([^()]*)\)$/i

const rounded = (value: number): number => Number(value.toFixed(5))

const aliasOf = (css: string, pathOf: PathOf): string | undefined => {
  const name = alias.exec(css)?.[1]
  const path = name === undefined ? undefined : pathOf(name)
  return path === undefined ? undefined : `{${path}}`
}

const colorValue = (css: string): JsonObject | undefined => {
  const color = readColor(css)
  if (!color) return undefined
  const hex = `#${color
    .slice(0, 3)
    .map((part) => Math.round(part).toString(16).padStart(2, '0'))
    .join('')}`
  const [, space, ...parts] = newerColor.exec(css) ?? []
  const own = parts.slice(0, 3)
  const components =
    space !== undefined && own.every((part) => plainNumber.test(part))
      ? own.map(Number)
      : color.slice(0, 3).map((part) => rounded(part / 255))
  return {
    colorSpace: space !== undefined && own.every((part) => plainNumber.test(part)) ? space : 'srgb',
    components,
    ...(color[3] < 1 && { alpha: rounded(color[3]) }),
    hex,
  }
}

const dimension = (css: string): JsonObject | undefined => {
  const [, value, unit = ''] = measure.exec(css) ?? []
  if (value === undefined) return undefined
  if (unit === 'px' || unit === 'rem') return { value: Number(value), unit }
  return unit === '' && Number(value) === 0 ? { value: 0, unit: 'px' } : undefined
}

/** Returns the largest size of a value that grows with the window. */
const largest = (css: string): JsonObject | undefined => {
  const inner = /^clamp\((.*)\)$/is.exec(css)?.[1]
  const parts = inner === undefined ? [] : splitList(inner)
  return parts.length === 3 ? dimension(parts[2]!) : undefined
}

const shadowLayer = (css: string, pathOf: PathOf): JsonObject | undefined => {
  const words = splitList(css, ' ')
  const isInset = words.includes('inset')
  const lengths = words.map(dimension).filter((each) => each !== undefined)
  const [color, ...more] = words.filter((word) => word !== 'inset' && !dimension(word))
  const [offsetX, offsetY, blur = { value: 0, unit: 'px' }, spread = { value: 0, unit: 'px' }] = lengths
  const written = color === undefined ? undefined : (aliasOf(color, pathOf) ?? colorValue(color))
  if (!offsetX || !offsetY || !written || more.length > 0 || lengths.length > 4) return undefined
  return { color: written, offsetX, offsetY, blur, spread, ...(isInset && { inset: true }) }
}

const shadow = (css: string, pathOf: PathOf): Json | undefined => {
  const layers = splitList(css).map((layer) => shadowLayer(layer, pathOf))
  const all = layers.filter((layer) => layer !== undefined)
  if (all.length === 0 || all.length < layers.length) return undefined
  return all.length === 1 ? all[0] : all
}

const duration = (css: string): JsonObject | undefined => {
  const [, value, unit] = measure.exec(css) ?? []
  return unit === 'ms' || unit === 's' ? { value: Number(value), unit } : undefined
}

const curve = (css: string): number[] | undefined => {
  const parts =
    bezier
      .exec(css)?.[1]
      ?.split(',')
      .map((part) => part.trim()) ?? []
  return parts.length === 4 && parts.every((part) => plainNumber.test(part)) ? parts.map(Number) : undefined
}

const families = (css: string): string[] => splitList(css).map(unquoted)

const first = (
  ...candidates: readonly (readonly [type: string, value: Json | undefined])[]
): TypedValue | undefined => {
  const found = candidates.find(([, value]) => value !== undefined)
  return found && { type: found[0], value: found[1]! }
}

/**
 * Returns the nearest value of the design tokens format. A value that the format does not have, such as
 * `color-mix()`, is a `string`, as some tools write it.
 */
export const typedValue = (css: string, group: TokenGroup, pathOf: PathOf): TypedValue => {
  const referred = aliasOf(css, pathOf)
  if (referred !== undefined) return { value: referred }
  const number = plainNumber.test(css) && Number(css) !== 0 ? Number(css) : undefined
  return (
    first(
      ['fontFamily', group === 'family' && !css.includes('(') ? families(css) : undefined],
      ['shadow', group === 'shadow' ? shadow(css, pathOf) : undefined],
      ['color', colorValue(css)],
      ['number', number],
      ['dimension', dimension(css) ?? largest(css)],
      ['duration', duration(css)],
      ['cubicBezier', curve(css)],
    ) ?? { type: 'string', value: css }
  )
}
