import { smallInput } from '../../../platform/threads/bounded-reader.ts'
import { svgTree } from './svg-tree.ts'

/** Elements drawn once per occurrence, with nothing that repeats them. */
const plain: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'title', 'desc', 'metadata', 'lineargradient', 'radialgradient', 'stop'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
])

/** Pixels that all elements together may cover: a fraction of a second. */
const mostCovered = 100_000_000

/** Returns whether an SVG certainly renders quickly at a size: small, few plain shapes, no dashes. */
export const isCheapSvg = (svg: Uint8Array, side: number): boolean => {
  if (svg.length > smallInput) return false
  const text = new TextDecoder().decode(svg)
  // a backslash escape may encode any letter of a style
  if (/dash|\\/i.test(text)) return false
  const { elements } = svgTree(text)
  return elements.length * side * side <= mostCovered && elements.every(({ name }) => plain.has(name))
}
