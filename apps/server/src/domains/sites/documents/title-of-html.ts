import { parse, type DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

/** Maximum characters of a template's name. */
const longest = 120

const textOf = (node: Node): string => {
  if ('value' in node && node.nodeName === '#text') return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

const firstOf = (node: Node, name: string): Node | undefined => {
  if (node.nodeName === name) return node
  if (!('childNodes' in node)) return undefined
  for (const child of node.childNodes) {
    const found = firstOf(child, name)
    if (found) return found
  }
  return undefined
}

/** Returns a page's title, or else its main heading, or else a default name. */
export const titleOfHtml = (html: string): string => {
  const page = parse(html)
  for (const name of ['title', 'h1']) {
    const found = firstOf(page, name)
    const text = found ? textOf(found).replace(/\s+/g, ' ').trim().slice(0, longest) : ''
    if (text !== '') return text
  }
  return 'Untitled template'
}
