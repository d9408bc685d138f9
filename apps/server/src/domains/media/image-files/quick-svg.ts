import { smallInput } from '../../../platform/threads/bounded-reader.ts'
import { svgTree } from './svg-tree.ts'

/** What is drawn once for each time it is written, with nothing to repeat it. */
const plain: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'title', 'desc', 'metadata', 'lineargradient', 'radialgradient', 'stop'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
])

/** Pixels that all elements together may cover: a part of a second. */
const mostCovered = 100_000_000

/** Whether a drawing is surely made at once, at a size of so many pixels: small, of few plain shapes, without dashes. */
export const isQuickToDraw = (svg: Uint8Array, side: number): boolean => {
  if (svg.length > smallInput) return false
  const text = new TextDecoder().decode(svg)
  // a backslash may write any letter of a style
  if (/dash|\\/i.test(text)) return false
  const { elements } = svgTree(text)
  return elements.length * side * side <= mostCovered && elements.every(({ name }) => plain.has(name))
}
