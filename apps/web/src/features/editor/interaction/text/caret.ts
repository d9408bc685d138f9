import type { Point } from '@web2/builder'

/** A place in a text. */
export interface Spot {
  readonly node: Node
  readonly offset: number
}

/** Where a point lies in the text of the page; asked before the page is changed, it costs no new layout. */
export const spotAt = (doc: Document, { x, y }: Point): Spot | null => {
  if (typeof doc.caretPositionFromPoint === 'function') {
    const position = doc.caretPositionFromPoint(x, y)
    return position && { node: position.offsetNode, offset: position.offset }
  }
  // Safari knows only the older name
  const range = doc.caretRangeFromPoint(x, y)
  return range && { node: range.startContainer, offset: range.startOffset }
}

/** Puts the caret at a spot; without one, or when the spot is gone, the whole text is selected. */
export const placeCaret = (doc: Document, field: HTMLElement, spot: Spot | null): void => {
  const selection = doc.getSelection()
  if (!selection) return
  if (spot && field.contains(spot.node)) selection.collapse(spot.node, spot.offset)
  else selection.selectAllChildren(field)
}
