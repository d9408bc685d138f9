import { createHash } from 'node:crypto'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

const unseen: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title', 'head'],
])

const textOf = (node: DefaultTreeAdapterTypes.Node): string => {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (!('childNodes' in node) || unseen.has(node.nodeName)) return ''
  return node.childNodes.map(textOf).join('')
}

/** Returns the visible words of HTML. */
export const wordsOf = (html: string): string => textOf(parseFragment(html))

/** Returns a hash of letters and digits only, because platforms change quotes, spaces, dashes and tags. */
export const textImprint = (texts: readonly string[]): string => {
  const letters = texts
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return createHash('sha256').update(letters).digest('hex').slice(0, 32)
}

/** Ms by which a platform's clock may be wrong. */
const clockSlack = 24 * 3_600_000

/** Returns the earliest creation time of a requested post, by the platform's clock. */
export const madeSince = (askedAt: Date): Date => new Date(askedAt.getTime() - clockSlack)
