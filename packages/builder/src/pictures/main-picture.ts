import { numberProp } from '../blocks/element.ts'
import { isHidden } from '../blocks/view-of.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Json, NodeRecord } from '../tree/record.ts'
import { nodeOf } from '../tree/walk.ts'
import { layersOf, ratioOf } from './picture-layout.ts'
import { pxIn, pxOf, type LayoutOf } from './shown-width.ts'

/** Viewport that images are compared in, in px. */
const viewport = 1_440

/** Area in px from which an image can be the main one of what visitors see first; logos are smaller. */
const smallest = 200 * 200

/** Shape of an image that tells none. */
const usualRatio = 3 / 2

const number = (value: Json | undefined): number => pxOf(value) ?? (numberProp(value) || 0)

const areaOf = (shownOf: LayoutOf, record: NodeRecord): number => {
  const width = Math.min(pxIn(shownOf(record.uuid).desktop, viewport), viewport)
  const style = layersOf(record, shownOf)[0] ?? {}
  const own = number(record.props.width) / number(record.props.height)
  const ratio = ratioOf(style['aspect-ratio']) ?? (own > 0 && own < Infinity ? own : usualRatio)
  return width * (pxOf(style.height) ?? width / ratio)
}

/** Returns the shown pictures below a node, in document order. */
function* picturesIn(document: BuilderDocument, top: string): Generator<NodeRecord> {
  const waiting = [top]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const record = nodeOf(document, id)
    if (isHidden(record)) continue
    if (record.componentName === 'Picture') yield record
    for (let at = record.children.length - 1; at >= 0; at -= 1) waiting.push(record.children[at]!)
  }
}

/** Returns the blocks that stand one below the other on the page. */
const bandsOf = (document: BuilderDocument): readonly string[] => {
  let children = nodeOf(document, document.root).children
  for (let depth = 0; children.length === 1 && depth < 20; depth += 1) {
    const inner = nodeOf(document, children[0]!).children
    if (inner.length === 0) break
    children = inner
  }
  return children
}

/**
 * Returns the picture that is probably the largest one in view when the page opens: the largest of the
 * first band of the page that has one larger than a logo, else the first picture. undefined without any.
 */
export const mainPicture = (document: BuilderDocument, shownOf: LayoutOf): string | undefined => {
  let first: string | undefined
  for (const band of bandsOf(document)) {
    let largest: { readonly id: string; readonly area: number } | undefined
    for (const record of picturesIn(document, band)) {
      first ??= record.uuid
      const area = areaOf(shownOf, record)
      if (area >= smallest && area > (largest?.area ?? 0)) largest = { id: record.uuid, area }
    }
    if (largest) return largest.id
  }
  return first
}
