import { isObject } from '../../json/is-object.ts'
import { quoted } from '../quoted.ts'
import { breakpointsWith, isOwnBreakpoint } from '../../styles/breakpoints.ts'
import { checkStyleValue } from '../../styles/declarations.ts'
import type { Style } from '../../styles/style.ts'
import {
  isDefaultTag,
  isNamedStyleLayer,
  isStyleClass,
  namedStyleLayers,
  namedStyleLimits,
  styleStates,
  type NamedStyle,
  type NamedStyleLayer,
} from './named-style.ts'

const shadowLengths = ['x', 'y', 'blur', 'spread'] as const

/** Returns a style value without anything that is not part of it, or null if it is none. */
const tidyStyleValue = (value: unknown): Style[string] | null => {
  if (typeof value === 'string') return value.length <= namedStyleLimits.value ? value : null
  if (typeof value === 'number') return value
  if (!isObject(value) || typeof value.color !== 'string' || value.color.length > namedStyleLimits.value)
    return null
  const lengths: Record<string, number> = {}
  for (const name of shadowLengths) {
    const length = value[name]
    if (length === undefined) continue
    if (typeof length !== 'number' || !Number.isFinite(length)) return null
    lengths[name] = length
  }
  const { x = 0, y = 0, blur = 0, spread } = lengths
  return { x, y, blur, ...(spread !== undefined && { spread }), color: value.color }
}

const checkLayer = (value: unknown, name: string): Style | string => {
  if (!isObject(value)) return `A layer of the style ${quoted(name)} has no list of properties.`
  const entries = Object.entries(value).filter(([, each]) => each !== undefined && each !== '')
  if (entries.length > namedStyleLimits.properties)
    return `The style ${quoted(name)} sets more than ${namedStyleLimits.properties} properties at once. Remove some.`
  const style: Record<string, Style[string]> = {}
  for (const [property, each] of entries) {
    const tidy = tidyStyleValue(each)
    if (tidy === null || tidy === undefined)
      return `The value of ${quoted(property)} in the style ${quoted(name)} is not a CSS value.`
    const refusal = checkStyleValue(property, tidy)
    if (refusal !== null) return `Style ${quoted(name)}: ${refusal}`
    style[property] = tidy
  }
  return style
}

const checkStyle = (value: unknown, at: number): NamedStyle | string => {
  if (!isObject(value) || typeof value.name !== 'string' || value.name.trim() === '')
    return `Style ${at + 1} has no name.`
  const { id, name, layers } = value
  if (name.length > namedStyleLimits.name)
    return `The style ${quoted(name)} has a name of more than ${namedStyleLimits.name} characters. Shorten it.`
  if (typeof id !== 'string' || !(isStyleClass(id) || isDefaultTag(id)))
    return `The style ${quoted(name)} has no usable class. Use “s-” with lowercase letters, digits and hyphens.`
  if (!isObject(layers)) return `The style ${quoted(name)} has no values.`
  const checked: Partial<Record<NamedStyleLayer, Style>> = {}
  const names = Object.keys(layers)
  const unknown = names.find((layer) => !isNamedStyleLayer(layer))
  if (unknown !== undefined)
    return `The style ${quoted(name)} has an unknown state ${quoted(unknown)}. Use ${namedStyleLayers.join(', ')}.`
  const own = names.filter(isOwnBreakpoint)
  if (own.length > namedStyleLimits.addedBreakpoints)
    return `The style ${quoted(name)} has ${own.length} added breakpoints; ${namedStyleLimits.addedBreakpoints} are possible. Remove some.`
  for (const layer of new Set<NamedStyleLayer>([...breakpointsWith(own), ...styleStates])) {
    if (layers[layer] === undefined) continue
    const style = checkLayer(layers[layer], name)
    if (typeof style === 'string') return style
    if (Object.keys(style).length > 0) checked[layer] = style
  }
  return { id, name: name.trim(), layers: checked }
}

/** Checks the named styles of a theme from outside; returns them tidied, or a sentence about the first fault. */
export const checkNamedStyles = (value: unknown): readonly NamedStyle[] | string => {
  if (!Array.isArray(value)) return 'The theme has no list of styles.'
  if (value.length > namedStyleLimits.styles)
    return `The theme has ${value.length.toLocaleString('en-US')} styles; ${namedStyleLimits.styles} are possible. Remove those you don’t use.`
  const found = new Map<string, NamedStyle>()
  let length = 0
  for (const [at, each] of value.entries()) {
    const style = checkStyle(each, at)
    if (typeof style === 'string') return style
    if (found.has(style.id)) return `Two styles have the class “${style.id}”. Rename one of them.`
    length += JSON.stringify(style).length
    if (length > namedStyleLimits.total)
      return 'The styles of the theme are larger than 500 KB. Remove those you don’t use.'
    found.set(style.id, style)
  }
  return [...found.values()]
}
