import type { Attributes, Json } from '../../tree/record.ts'
import type { ElementView } from '../view.ts'

/** Element of an icon's drawing; a text is the `d` of a path, which most icons consist of. */
export type Shape =
  string | { readonly tag: string; readonly attributes: Attributes; readonly shapes?: readonly Shape[] }

const tags: ReadonlySet<string> = new Set(
  (
    'path circle ellipse line polyline polygon rect g defs linearGradient radialGradient stop clipPath mask ' +
    'title desc'
  ).split(' '),
)

const attributeNames: ReadonlySet<string> = new Set(
  (
    'd cx cy r rx ry x y x1 y1 x2 y2 fx fy fr width height points pathLength transform opacity offset id ' +
    'fill fill-opacity fill-rule clip-rule clip-path mask stroke stroke-width stroke-linecap ' +
    'stroke-linejoin stroke-dasharray stroke-dashoffset stroke-miterlimit stroke-opacity stop-color ' +
    'stop-opacity color gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits ' +
    'maskContentUnits vector-effect paint-order'
  ).split(' '),
)

/** Values are numbers, words, colors and references inside of the icon; nothing else is needed. */
const plainValue = /^[\w\s#%.,()+-]*$/
const localReference = /^url\(#[\w-]+\)$/

const mostShapes = 500
const mostLevels = 8

/** Returns true for an element that icons may contain. */
export const isShapeTag = (tag: string): boolean => tags.has(tag)

/** Returns true for an attribute that icons may have, with this value. */
export const isShapeAttribute = (name: string, value: string): boolean =>
  attributeNames.has(name) &&
  (localReference.test(value) || (plainValue.test(value) && !/url\(/i.test(value)))

/** Returns the attributes that icons may have. */
export const shapeAttributes = (attributes: unknown): Attributes => {
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) return {}
  return Object.fromEntries(
    Object.entries(attributes).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && isShapeAttribute(entry[0], entry[1]),
    ),
  )
}

const shapeView = (
  tag: string,
  attributes: Attributes,
  content: readonly ElementView[] = [],
): ElementView => ({ kind: 'element', tag, namespace: 'svg', attributes, content })

const read = (value: Json | undefined): readonly ElementView[] => {
  let left = mostShapes
  const viewsOf = (shapes: Json | undefined, level: number): ElementView[] => {
    if (!Array.isArray(shapes) || level > mostLevels) return []
    return shapes.flatMap((shape: Json): ElementView[] => {
      left -= 1
      if (left < 0) return []
      if (typeof shape === 'string') return plainValue.test(shape) ? [shapeView('path', { d: shape })] : []
      if (typeof shape !== 'object' || shape === null || Array.isArray(shape)) return []
      const { tag, attributes, shapes: inner } = shape as Readonly<Record<string, Json | undefined>>
      if (typeof tag !== 'string' || !tags.has(tag)) return []
      return [shapeView(tag, shapeAttributes(attributes), viewsOf(inner, level + 1))]
    })
  }
  return viewsOf(value, 1)
}

const known = new WeakMap<object, readonly ElementView[]>()

/**
 * Returns the drawing of stored shapes, at most 500 of them. Leaves out everything that icons don't need, so
 * that no document can bring scripts or references along.
 */
export const shapeViews = (shapes: Json | undefined): readonly ElementView[] => {
  if (typeof shapes !== 'object' || shapes === null) return []
  const views = known.get(shapes) ?? read(shapes)
  known.set(shapes, views)
  return views
}
