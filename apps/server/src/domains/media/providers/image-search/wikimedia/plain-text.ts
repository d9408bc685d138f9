import { parseFragment, type DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

const textOf = (node: Node): string => {
  if ('value' in node && node.nodeName === '#text') return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Wikimedia writes names and licences as bits of HTML; people read the words in it. */
export const plainText = (html: string): string =>
  textOf(parseFragment(html)).replace(/\s+/g, ' ').trim().slice(0, 400)
