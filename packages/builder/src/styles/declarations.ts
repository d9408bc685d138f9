import { quotedUrl, rewriteCssUrls, type RewriteCssUrl } from './css-urls.ts'
import { isContainedValue, isPropertyName } from './value-safety.ts'
import type { Shadow, Style, StyleValue } from './style.ts'

const unitless = new Set(
  (
    'opacity z-index flex flex-grow flex-shrink order font-weight line-clamp columns column-count orphans ' +
    'widows zoom scale aspect-ratio tab-size animation-iteration-count grid-row grid-row-start grid-row-end ' +
    'grid-column grid-column-start grid-column-end grid-area fill-opacity stroke-opacity stroke-miterlimit ' +
    'line-height'
  ).split(' '),
)

const kebab = (property: string): string =>
  property.startsWith('--') ? property : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const px = (length: number): string => (length === 0 ? '0' : `${length}px`)

const shadowText = (property: string, shadow: Shadow): string => {
  const lengths = [shadow.x, shadow.y, shadow.blur]
  if (property === 'box-shadow' && shadow.spread !== undefined) lengths.push(shadow.spread)
  return `${lengths.map((length) => px(Number(length) || 0)).join(' ')} ${shadow.color}`
}

/** Returns true for a text that is a URL rather than CSS. */
export const isAddress = (value: string): boolean =>
  /^(?:https?:|data:image\/|\/|\.{0,2}\/|[\w-][\w./-]*\.[a-z]{3,4}(?:[?#]|$))/i.test(value)

const written = (property: string, value: StyleValue | Shadow): string => {
  if (typeof value === 'number') return unitless.has(property) ? String(value) : px(value)
  if (typeof value === 'object') return shadowText(property, value)
  return property === 'background-image' && isAddress(value.trim()) ? quotedUrl(value.trim()) : value.trim()
}

/** Returns why a value can't be used for a property; null if it can. */
export const checkStyleValue = (property: string, value: StyleValue | Shadow): string | null => {
  const name = kebab(property)
  if (!isPropertyName(name)) return `${property} is not a CSS property.`
  if (typeof value === 'number' && !Number.isFinite(value)) return `${property} must be a number.`
  if (
    typeof value === 'object' &&
    Object.values(value).some((part) => typeof part === 'object' && part !== null)
  )
    return `${property} has a part that is neither a number nor a text.`
  return isContainedValue(written(name, value))
    ? null
    : `The value of ${property} is not valid CSS. Check its quotes and brackets, and remove ; { } and !.`
}

interface Property {
  readonly name: string
  /** Cached texts of values; null for refused ones. */
  readonly values: Map<StyleValue, string | null>
}

// Pages repeat few declarations very often; the limits keep a hostile document from filling the memory.
const properties = new Map<string, Property>()

const propertyOf = (property: string): Property => {
  const known = properties.get(property)
  if (known) return known
  const made: Property = { name: kebab(property), values: new Map() }
  if (properties.size < 2_000) properties.set(property, made)
  return made
}

const declaration = (property: string, value: StyleValue | Shadow): string | null => {
  const { name, values } = propertyOf(property)
  if (typeof value === 'object') {
    return checkStyleValue(property, value) === null ? `${name}:${written(name, value)}` : null
  }
  const known = values.get(value)
  if (known !== undefined) return known
  const made = checkStyleValue(property, value) === null ? `${name}:${written(name, value)}` : null
  if (values.size < 2_000) values.set(value, made)
  return made
}

/** Documents from outside may contain anything. */
const isWritable = (value: unknown): boolean => ['string', 'number', 'object'].includes(typeof value)

/** Returns a declaration to write after one, in its place in browsers that understand it; empty for none. */
export type BetterDeclaration = (property: string, css: string) => string

/**
 * Returns the CSS text of a style, `property:value` joined by `;`. Omits values that would break out of a
 * declaration.
 */
export const declarations = (
  style: Style | undefined,
  rewrite?: RewriteCssUrl,
  better?: BetterDeclaration,
): string => {
  if (!style) return ''
  let text = ''
  for (const property in style) {
    const value = style[property]
    if (value === undefined || value === null || value === '' || !isWritable(value)) continue
    const one = declaration(property, value)
    if (one === null) continue
    text += text ? `;${one}` : one
    const other = better?.(property, one)
    if (other) text += `;${other}`
  }
  return rewriteCssUrls(text, rewrite)
}
