import type { Rect } from '@web2/builder'

/** Consecutive siblings outside the area after which the search stops. */
const patience = 3

const meets = (a: DOMRectReadOnly, b: Rect): boolean =>
  a.left < b.x + b.width && a.right > b.x && a.top < b.y + b.height && a.bottom > b.y

/** Adds the text lines of a node inside the area. Returns true if the node intersects it. */
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
 * Returns the text lines in an area around a node. Searches the tree outwards from the node, because
 * neighbors on the page are near in the tree, and hit tests get slower as the page grows.
 */
export const textsNear = (start: Node, area: Rect): readonly DOMRect[] => {
  const lines: DOMRect[] = []
  gather(start, area, lines)
  const walk = (from: Node, next: (node: Node) => Node | null) => {
    let missed = 0
    for (let node = next(from); node && missed < patience; node = next(node)) {
      if (gather(node, area, lines)) missed = 0
      // nodes without a box, such as a space between blocks, don't count as misses
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
