import type { Rect } from '@web2/builder'

/** Neighbours in a row that lie elsewhere, after which the ones beyond them are not looked at. */
const patience = 3

const meets = (a: DOMRectReadOnly, b: Rect): boolean =>
  a.left < b.x + b.width && a.right > b.x && a.top < b.y + b.height && a.bottom > b.y

/** Adds the lines of text of a node that lie in the area; answers whether the node lies there at all. */
const gather = (node: Node, area: Rect, lines: DOMRect[]): boolean => {
  if (node.nodeType === 1) {
    const element = node as Element
    if (!meets(element.getBoundingClientRect(), area)) return false
    for (const child of element.childNodes) gather(child, area, lines)
    return true
  }
  if (node.nodeType !== 3 || !/\S/.test(node.nodeValue ?? '')) return false
  const range = (node.ownerDocument ?? document).createRange()
  range.selectNodeContents(node)
  const found = [...range.getClientRects()].filter((line) => meets(line, area))
  lines.push(...found)
  return found.length > 0
}

/**
 * The lines of text in an area around a node. It looks at the node and outwards from there, since what lies beside it
 * stands near it in the tree: asking the browser what is at a point costs more, the longer the page is.
 */
export const textsNear = (start: Node, area: Rect): readonly DOMRect[] => {
  const lines: DOMRect[] = []
  gather(start, area, lines)
  const walk = (from: Node, next: (node: Node) => Node | null) => {
    let missed = 0
    for (let node = next(from); node && missed < patience; node = next(node)) {
      if (gather(node, area, lines)) missed = 0
      // what takes no place, such as a space between two blocks, says nothing of what follows
      else if (node.nodeType === 1) missed += 1
    }
  }
  const { body } = start.ownerDocument ?? document
  for (let at: Node | null = start; at && at !== body; at = at.parentNode) {
    walk(at, (node) => node.previousSibling)
    walk(at, (node) => node.nextSibling)
  }
  return lines
}
