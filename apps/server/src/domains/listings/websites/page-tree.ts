import { parse, type DefaultTreeAdapterTypes } from 'parse5'

export type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element
export type Page = DefaultTreeAdapterTypes.Document

export const parsePage = (html: string): Page => parse(html)

export const isElement = (node: Node): node is Element => 'tagName' in node

/** Returns an attribute's value, or undefined if the element does not have it. */
export const attributeOf = ({ attrs }: Element, wanted: string): string | undefined =>
  attrs.find(({ name }) => name === wanted)?.value

/** Returns the words of an attribute such as `class` or `itemprop`. */
export const wordsOf = (element: Element, attribute: string): readonly string[] =>
  (attributeOf(element, attribute) ?? '').split(/\s+/).filter((word) => word !== '')

/** Elements whose content visitors don't read. */
const unread = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object'])

/**
 * Visits a node and what is below it in document order, without recursion, because pages may nest deeper than
 * the stack. `enter` returns false to skip the children of a node, and 'stop' to end; `leave` is called after them.
 */
export const walk = (
  root: Node,
  enter: (node: Node) => boolean | 'stop' | void,
  leave?: (node: Node) => void,
) => {
  const waiting: { readonly node: Node; readonly left: boolean }[] = [{ node: root, left: false }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, left } = next
    if (left) {
      leave?.(node)
      continue
    }
    const entered = enter(node)
    if (entered === 'stop') return
    if (entered === false) continue
    if (leave) waiting.push({ node, left: true })
    if (!('childNodes' in node)) continue
    for (const child of node.childNodes.toReversed()) waiting.push({ node: child, left: false })
  }
}

/** Returns the elements of a page in document order. */
export const elementsOf = (root: Node): Element[] => {
  const found: Element[] = []
  walk(root, (node) => void (isElement(node) && found.push(node)))
  return found
}

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Parts of a text that are read: a detail of a business has few, and elements may be nested by the thousand. */
const mostParts = 400

/** Returns the text of an element on one line. */
export const textOf = (root: Node): string => {
  const parts: string[] = []
  walk(root, (node) => {
    if (parts.length > mostParts) return 'stop'
    if (isElement(node)) {
      if (unread.has(node.tagName)) return false
      parts.push(node.tagName === 'br' || node.tagName === 'p' ? ' ' : '')
    } else if (node.nodeName === '#text' && 'value' in node) parts.push(node.value)
    return true
  })
  return oneLine(parts.join(''))
}

/** Elements whose text continues the line before: a cell after its heading, a term's description. */
const inline = new Set(
  (
    'a abbr b bdi bdo cite code data dd em font i ins kbd label mark q s small span strong sub sup td th time tt u ' +
    'var wbr'
  ).split(' '),
)

const longestLine = 300

interface WantedLines {
  /** Characters of the longest line that is returned; those of a business detail unless given. */
  readonly longest?: number
  /** Elements to leave out, with all that is in them. */
  readonly isHidden?: (element: Element) => boolean
}

/** Returns the lines that visitors see, in document order; longer ones are left out. */
export const linesOf = (
  root: Node,
  { longest = longestLine, isHidden = () => false }: WantedLines = {},
): string[] => {
  const lines: string[] = []
  let parts: string[] = []
  const end = () => {
    const line = oneLine(parts.join(''))
    if (line !== '' && line.length <= longest) lines.push(line)
    parts = []
  }
  const isBlock = (node: Node): node is Element => isElement(node) && !inline.has(node.tagName)
  walk(
    root,
    (node) => {
      if (isElement(node) && (unread.has(node.tagName) || node.tagName === 'head' || isHidden(node)))
        return false
      if (isBlock(node)) end()
      else if (isElement(node)) parts.push(/^(?:td|th|dd)$/.test(node.tagName) ? ' ' : '')
      else if (node.nodeName === '#text' && 'value' in node) parts.push(node.value)
      return true
    },
    // a term and its description are one line
    (node) => void (isBlock(node) && node.tagName !== 'dt' && end()),
  )
  end()
  return lines
}
