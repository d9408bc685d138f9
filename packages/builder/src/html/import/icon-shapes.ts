import { isShapeAttribute, isShapeTag, type Shape } from '../../blocks/icon/shapes.ts'
import { splitDeclarations } from '../../styles/inline-style.ts'
import type { Attributes } from '../../tree/record.ts'
import { isElement, type ParsedElement } from './parsed.ts'

/** Kinds of content that an icon loses. */
export type IconLoss = 'script' | 'event' | 'reference' | 'foreign' | 'sheet' | 'other'

/** Attributes of SVG files that don't change how they look. */
const idle =
  /^(?:xmlns(?::.*)?|xml:space|version|class|style|data-.*|aria-.*|role|focusable|viewBox|preserveAspectRatio|baseProfile|tabindex|lang|enable-background|font.*|text.*|letter.*|word.*|.*:.*)$/

const declared = (element: ParsedElement): [string, string][] =>
  element.attrs.flatMap(({ name, value }): [string, string][] =>
    name === 'style'
      ? splitDeclarations(value).flatMap((declaration): [string, string][] => {
          const at = declaration.indexOf(':')
          return at < 0 ? [] : [[declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()]]
        })
      : [],
  )

/** Returns the attributes of an element that an icon keeps, and reports the others. */
export const keptAttributes = (element: ParsedElement, lose: (what: IconLoss) => void): Attributes => {
  const kept: Record<string, string> = {}
  const all = [
    ...element.attrs.map(({ name, prefix, value }): [string, string] => [
      prefix ? `${prefix}:${name}` : name,
      value,
    ]),
    ...declared(element),
  ]
  for (const [name, value] of all) {
    // a match may not begin within blanks, of which a hostile file has thousands
    const plain = value.replace(/(?<!\s)\s*!important$/i, '').replace(/^url\(["'](#[\w-]+)["']\)$/, 'url($1)')
    if (isShapeAttribute(name, plain)) kept[name] = plain
    else if (/^on/i.test(name)) lose('event')
    else if (/^(?:xlink:)?href$|^src$/i.test(name) || /url\(/i.test(value)) lose('reference')
    else if (!idle.test(name) && !declared(element).some(([each]) => each === name)) lose('other')
  }
  return kept
}

const lossOf = (tag: string): IconLoss => {
  if (tag === 'script') return 'script'
  if (tag === 'foreignObject' || tag === 'foreignobject') return 'foreign'
  if (tag === 'image' || tag === 'use' || tag === 'a') return 'reference'
  return tag === 'style' ? 'sheet' : 'other'
}

const withoutContent = new Set(['title', 'desc', 'metadata'])
const deepest = 8

/** Converts parsed SVG to the shapes of an icon; what icons can't contain is left out and reported. */
export const shapesOf = (
  element: ParsedElement,
  lose: (what: IconLoss) => void = () => undefined,
  level = 1,
): Shape[] =>
  element.childNodes.filter(isElement).flatMap((child): Shape[] => {
    if (withoutContent.has(child.tagName) || child.tagName.includes(':')) return []
    if (!isShapeTag(child.tagName) || level > deepest) {
      lose(lossOf(child.tagName))
      return []
    }
    const attributes = keptAttributes(child, lose)
    const shapes = shapesOf(child, lose, level + 1)
    const [first, ...others] = Object.keys(attributes)
    if (child.tagName === 'path' && first === 'd' && others.length === 0) return [attributes.d!]
    return [{ tag: child.tagName, attributes, ...(shapes.length > 0 && { shapes }) }]
  })
