import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { webAddress } from './web-url.ts'

const types = new Set([
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/feed+json',
])

/**
 * Returns the feed URL in a page's head (`<link rel="alternate" type="application/rss+xml">`); empty if there
 * is none.
 */
export const namedFeed = (html: string, url: string): string => {
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html)]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node && node.tagName === 'link') {
      const {
        rel = '',
        type = '',
        href,
      } = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
      if (rel.toLowerCase().split(/\s+/).includes('alternate') && types.has(type.trim().toLowerCase()))
        return webAddress(href, url)
    }
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
  return ''
}
