import type { TextRange } from '@web2/builder'

/** Returns the length before a position, counting a line break as one character, as the core does. */
const lengthBefore = (field: HTMLElement, node: Node, offset: number): number => {
  const range = field.ownerDocument.createRange()
  range.setStart(field, 0)
  range.setEnd(node, offset)
  const before = range.cloneContents()
  return (before.textContent ?? '').length + before.querySelectorAll('br').length
}

/** Returns the selected range of an editable element; all of it if the selection is elsewhere. */
export const selectedRange = (field: HTMLElement): TextRange => {
  const selection = field.ownerDocument.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  if (!range || !field.contains(range.commonAncestorContainer))
    return { from: 0, to: lengthBefore(field, field, field.childNodes.length) }
  return {
    from: lengthBefore(field, range.startContainer, range.startOffset),
    to: lengthBefore(field, range.endContainer, range.endOffset),
  }
}

const isBreak = (node: Node): boolean => node.nodeName === 'BR'

/**
 * Returns the DOM position of a text offset; between two text nodes the end of the first, or with `after` the
 * start of the second.
 */
const spotOf = (field: HTMLElement, place: number, after: boolean): readonly [Node, number] => {
  const walker = field.ownerDocument.createTreeWalker(field, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  let left = place
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isBreak(node) && node.parentNode) {
      const index = [...node.parentNode.childNodes].indexOf(node as ChildNode)
      if (left === 0) return [node.parentNode, index]
      left -= 1
    } else if (node.nodeType === 3) {
      const { length } = node.textContent ?? ''
      if (after ? left < length : left <= length) return [node, left]
      left -= length
    }
  }
  return [field, field.childNodes.length]
}

export const selectRange = (field: HTMLElement, { from, to }: TextRange): void => {
  const start = spotOf(field, from, to > from)
  const end = spotOf(field, to, false)
  field.ownerDocument.getSelection()?.setBaseAndExtent(start[0], start[1], end[0], end[1])
}

/**
 * Expands a caret to its word, or to the whole text if it touches none. Returns a non-empty range unchanged.
 */
export const wordRange = (text: string, range: TextRange): TextRange => {
  if (range.to > range.from) return range
  const before = /\S*$/.exec(text.slice(0, range.from))?.[0].length ?? 0
  const after = /^\S*/.exec(text.slice(range.from))?.[0].length ?? 0
  if (before + after === 0) return { from: 0, to: text.length }
  return { from: range.from - before, to: range.from + after }
}
