import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { withoutWrapper } from './same-url.ts'

export interface PageLink {
  /** Absolute, without the platform's wrapper. */
  readonly url: string
  readonly anchor: string
  /** Those of nofollow, sponsored and ugc that it has, in this order, separated by spaces. */
  readonly rel: string
}

export interface PageLinks {
  readonly title: string
  readonly links: readonly PageLink[]
}

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const telling = ['nofollow', 'sponsored', 'ugc']

/** Returns the part of a rel attribute that search engines read. */
export const seoRel = (rel: string): string => {
  const words = new Set(rel.toLowerCase().split(/\s+/))
  return telling.filter((word) => words.has(word)).join(' ')
}

const textOf = (node: Node): string => {
  if ('value' in node && node.nodeName === '#text') return node.value
  if ('tagName' in node && node.tagName === 'img')
    return node.attrs.find(({ name }) => name === 'alt')?.value ?? ''
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300)

const valueOf = ({ attrs }: Element, wanted: string): string =>
  attrs.find(({ name }) => name === wanted)?.value ?? ''

/** Returns a page's links to http(s) URLs, resolved against the page's URL or its `<base>`. */
export const pageLinks = (html: string, address: string): PageLinks => {
  const links: PageLink[] = []
  let title = ''
  let base = address
  const waiting: Node[] = [parse(html)]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) {
      if (node.tagName === 'title' && title === '') title = oneLine(textOf(node))
      if (node.tagName === 'base') base = URL.parse(valueOf(node, 'href'), address)?.href ?? base
      const url = node.tagName === 'a' ? URL.parse(valueOf(node, 'href').trim(), base) : null
      if (url && /^https?:$/.test(url.protocol))
        links.push({
          url: withoutWrapper(url).href,
          anchor: oneLine(textOf(node)),
          rel: seoRel(valueOf(node, 'rel')),
        })
    }
    // the last one is read first
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
  return { title, links }
}
