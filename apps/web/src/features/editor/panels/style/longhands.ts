import { declarations, type Style } from '@web2/builder'
import type { FieldValue } from './style-values.ts'

/** Returns true if `property` is a part of the shorthand, as `padding-top` is of `padding`. */
const mayCover = (shorthand: string, property: string): boolean =>
  property.startsWith(`${shorthand}-`) ||
  (shorthand === 'border' && property.startsWith('border-')) ||
  (shorthand === 'inset' && /^(?:top|right|bottom|left)$/.test(property)) ||
  (shorthand === 'gap' && /^(?:row|column)-gap$/.test(property)) ||
  (shorthand === 'font' && property === 'line-height') ||
  (shorthand === 'border-radius' && /^border-(?:top|bottom)-(?:left|right)-radius$/.test(property)) ||
  (/^border-(?:width|style|color)$/.test(shorthand) && property.startsWith('border-')) ||
  (shorthand === 'grid-area' && /^grid-(?:row|column)/.test(property)) ||
  (shorthand === 'grid' && property.startsWith('grid-'))

const parsed = new WeakMap<Style, CSSStyleDeclaration>()

/** Parses a style with the browser, which expands shorthands; cached. */
const readBy = (style: Style): CSSStyleDeclaration => {
  const known = parsed.get(style)
  if (known) return known
  const { style: read } = document.createElement('div')
  read.cssText = declarations(style)
  parsed.set(style, read)
  return read
}

/**
 * Returns the shorthands of a style that override `property`, because they come after it or it is missing.
 */
const covering = (style: Style, property: string): readonly string[] => {
  const names = Object.keys(style)
  return names.slice(names.indexOf(property) + 1).filter((name) => mayCover(name, property))
}

/**
 * Returns a style's value of a property, direct or from a shorthand such as `padding`; undefined if there is
 * none.
 */
export const valueIn = (style: Style, property: string): FieldValue | undefined => {
  const own = style[property]
  if (covering(style, property).length === 0) return own === '' ? undefined : own
  return readBy(style).getPropertyValue(property) || own
}

/**
 * Returns the changes that remove these properties from a style; shorthands that contain them are expanded
 * and keep their other parts.
 */
export const removalOf = (
  style: Style,
  properties: readonly string[],
): Record<string, FieldValue | undefined> => {
  const removal: Record<string, FieldValue | undefined> = {}
  for (const shorthand of Object.keys(style).filter((name) =>
    properties.some((property) => mayCover(name, property)),
  )) {
    removal[shorthand] = undefined
    const value = style[shorthand]
    const parts = readBy(value === undefined ? {} : { [shorthand]: value })
    for (const part of Array.from(parts)) {
      if (style[part] === undefined) removal[part] = parts.getPropertyValue(part) || undefined
    }
  }
  for (const property of properties) removal[property] = undefined
  return removal
}
