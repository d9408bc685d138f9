import { parseFragment } from 'parse5'
import type { Shape } from '../../blocks/icon/shapes.ts'
import type { Attributes, Json, Props } from '../../tree/record.ts'
import { keptAttributes, shapesOf, type IconLoss } from './icon-shapes.ts'
import { isElement, namespaceOf, type ParsedElement, type ParsedParent } from './parsed.ts'

export type ReadIcon =
  | {
      readonly ok: true
      /** Props of an Icon block. */
      readonly props: Props
      /** Sentence about the parts that were left out; '' if there are none. */
      readonly removed: string
    }
  | { readonly ok: false; readonly detail: string }

/** Largest SVG of an icon, in characters. */
const largest = 50_000
const mostShapes = 500

const losses: Readonly<Record<IconLoss, string>> = {
  script: 'scripts',
  event: 'event attributes',
  reference: 'references to other files',
  foreign: 'embedded HTML',
  sheet: 'style sheets',
  other: 'parts that icons can’t contain',
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

const firstSvg = (parent: ParsedParent): ParsedElement | undefined => {
  const waiting: ParsedParent[] = [parent]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const child of next.childNodes) {
      if (!isElement(child)) continue
      if (child.tagName === 'svg' && namespaceOf(child) === 'svg') return child
      waiting.push(child)
    }
  }
  return undefined
}

const count = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, shape) => sum + 1 + (typeof shape === 'string' ? 0 : count(shape.shapes ?? [])), 0)

const colorNames = ['fill', 'stroke', 'stop-color', 'color']

const paintsIn = (attributes: Attributes): string[] =>
  colorNames.flatMap((name) => {
    const value = attributes[name]?.trim().toLowerCase()
    return value === undefined || value === 'none' || value === 'inherit' ? [] : value
  })

const allPaints = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) =>
    typeof shape === 'string' ? [] : [...paintsIn(shape.attributes), ...allPaints(shape.shapes ?? [])],
  )

type Change = (name: string, value: string) => string

const changed = (attributes: Attributes, change: Change): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, change(name, value)]))

const changedShapes = (shapes: readonly Shape[], change: Change): Shape[] =>
  shapes.map((shape) =>
    typeof shape === 'string'
      ? shape
      : {
          ...shape,
          attributes: changed(shape.attributes, change),
          ...(shape.shapes && { shapes: changedShapes(shape.shapes, change) }),
        },
  )

const inTextColor: Change = (name, value) =>
  colorNames.includes(name) && !/^(?:none|inherit)$/i.test(value) ? 'currentColor' : value

/** Short hash, so that ids of two icons on a page differ. */
const signOf = (markup: string): string => {
  let sign = 0
  for (let at = 0; at < markup.length; at += 1) sign = (Math.imul(sign, 31) + markup.charCodeAt(at)) | 0
  return `i${(sign >>> 0).toString(36)}`
}

const withOwnIds =
  (sign: string): Change =>
  (name, value) =>
    name === 'id' ? `${sign}-${value}` : value.replace(/^url\(#/, `url(#${sign}-`)

const sizeOf = (svg: ParsedElement): string => {
  const read = (wanted: string) => svg.attrs.find(({ name }) => name === wanted)?.value ?? ''
  const box = read('viewBox').trim()
  if (/^-?[\d.]+(?:[\s,]+-?[\d.]+){3}$/.test(box)) return box
  const [width, height] = [Number.parseFloat(read('width')), Number.parseFloat(read('height'))]
  return width > 0 && height > 0 ? `0 0 ${width} ${height}` : '0 0 24 24'
}

const refused = (detail: string): ReadIcon => ({ ok: false, detail })

/**
 * Reads the markup of an SVG icon. Scripts, event attributes, references to other files and embedded HTML are
 * left out. An icon of one color takes the color of the text.
 */
export const readIcon = (markup: string): ReadIcon => {
  if (markup.length > largest) return refused('This SVG is too large for an icon. The limit is 50 KB.')
  const svg = firstSvg(parseFragment(markup.replace(/<\?[^>]*\?>|<!DOCTYPE[^>]*>/gi, '')))
  if (!svg) return refused('This isn’t SVG code. Paste an <svg> element.')
  const lost = new Set<IconLoss>()
  const lose = (what: IconLoss) => void lost.add(what)
  const { width: _width, height: _height, id: _id, ...paint } = keptAttributes(svg, lose)
  const shapes = shapesOf(svg, lose)
  const removed =
    lost.size === 0
      ? ''
      : `Removed from the SVG: ${listFormat.format([...lost].map((each) => losses[each]))}.`
  if (count(shapes) === 0) return refused(`This SVG has nothing to show as an icon. ${removed}`.trim())
  if (count(shapes) > mostShapes) return refused('This SVG has more than 500 shapes. Use a simpler icon.')
  const paints = new Set([...paintsIn(paint), ...allPaints(shapes)])
  const isPlain = paints.size <= 1 && ![...paints].some((each) => each.startsWith('url('))
  const own = withOwnIds(signOf(markup))
  const change: Change = (name, value) => own(name, isPlain ? inTextColor(name, value) : value)
  const hasFill = paint.fill !== undefined || !isPlain
  return {
    ok: true,
    props: {
      icon: undefined,
      look: 'own',
      viewBox: sizeOf(svg),
      paint: { ...(!hasFill && { fill: 'currentColor' }), ...changed(paint, change) },
      shapes: changedShapes(shapes, change) as readonly Json[],
    },
    removed,
  }
}
