import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** Metadata and visible text of a page. */
export interface PageFacts {
  readonly title: string
  /** Content of `<meta>` by its name or property, from the head only. */
  readonly meta: ReadonlyMap<string, readonly string[]>
  /** Visible words in order, separated by single spaces. */
  readonly text: string
  /** URLs of links as written, with their rel. */
  readonly links: readonly { readonly href: string; readonly rel: string }[]
}

const unseen = new Set(['script', 'style', 'template', 'noscript', 'head', 'iframe'])

const attribute = ({ attrs }: Element, wanted: string): string =>
  attrs.find(({ name }) => name === wanted)?.value ?? ''

const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : [])

const inOrder = function* (root: Node, enter: (element: Element) => boolean): Generator<Node> {
  const waiting: Node[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    if (!tree.isElementNode(node) || enter(node))
      for (const child of childrenOf(node).toReversed()) waiting.push(child)
  }
}

const wordsIn = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Parses a page without executing it. Ignores comments and scripts, because visitors don't see them. */
export const pageFacts = (html: string): PageFacts => {
  const meta = new Map<string, string[]>()
  const links: { href: string; rel: string }[] = []
  const shown: string[] = []
  let title = ''
  const document = parse(html)
  for (const node of inOrder(document, () => true)) {
    if (!tree.isElementNode(node)) continue
    const { tagName } = node
    if (tagName === 'a' && attribute(node, 'href') !== '')
      links.push({ href: attribute(node, 'href'), rel: attribute(node, 'rel') })
    if (tagName === 'title' && title === '')
      title = wordsIn(node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join(''))
    if (
      tagName === 'meta' &&
      node.parentNode !== null &&
      'tagName' in node.parentNode &&
      node.parentNode.tagName === 'head'
    ) {
      const name = (attribute(node, 'name') || attribute(node, 'property')).toLowerCase()
      const said = attribute(node, 'content').trim()
      const known = meta.get(name)
      if (known) known.push(said)
      else meta.set(name, [said])
    }
  }
  for (const node of inOrder(document, ({ tagName }) => !unseen.has(tagName)))
    if (tree.isTextNode(node)) shown.push(node.value)
  return { title, meta, links, text: wordsIn(shown.join(' ')) }
}
