import { parseFragment, type DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

const textOf = (node: Node): string => {
  if ('value' in node && node.nodeName === '#text') return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Returns the text of Wikimedia's names and licenses, which are HTML fragments. */
export const plainText = (html: string): string =>
  textOf(parseFragment(html)).replace(/\s+/g, ' ').trim().slice(0, 400)
