import type { Point } from '@web2/builder'

interface Spot {
  readonly node: Node
  readonly offset: number
}

const spotAt = (doc: Document, { x, y }: Point): Spot | null => {
  if (typeof doc.caretPositionFromPoint === 'function') {
    const position = doc.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  // Safari knows only the older name
  const range = doc.caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}

/** Puts the caret where the pointer was; without a pointer the whole text is selected. */
export const placeCaret = (doc: Document, field: HTMLElement, at: Point | null): void => {
  const selection = doc.getSelection()
  if (!selection) return
  const spot = at && spotAt(doc, at)
  if (spot && field.contains(spot.node)) selection.collapse(spot.node, spot.offset)
  else selection.selectAllChildren(field)
}
