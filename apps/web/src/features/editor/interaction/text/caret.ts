import type { Point } from '@web2/builder'

/** A position in a text. */
export interface Spot {
  readonly node: Node
  readonly offset: number
}

/** Returns the text position at a point; asked before the page changes, it forces no new layout. */
export const spotAt = (doc: Document, { x, y }: Point): Spot | null => {
  if (typeof doc.caretPositionFromPoint === 'function') {
    const position = doc.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  // Safari only has the older function
  const range = doc.caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}

/** Puts the caret at a spot; selects the whole text without one, or if the spot is gone. */
export const placeCaret = (doc: Document, field: HTMLElement, spot: Spot | null): void => {
  const selection = doc.getSelection()
  if (!selection) return
  if (spot && field.contains(spot.node)) selection.collapse(spot.node, spot.offset)
  else selection.selectAllChildren(field)
}
