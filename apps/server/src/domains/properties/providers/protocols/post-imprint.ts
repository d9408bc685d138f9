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

/** The words of HTML as readers see them. */
export const wordsOf = (html: string): string => textOf(parseFragment(html))

/**
 * Stands for texts, whatever a platform makes of their quotes, blanks, dashes and tags when it stores them: only letters
 * and digits count.
 */
export const textImprint = (texts: readonly string[]): string => {
  const letters = texts
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return createHash('sha256').update(letters).digest('hex').slice(0, 32)
}

/** Milliseconds that the clock of a platform may be wrong by. */
const clockSlack = 24 * 3_600_000

/** The moment after which a post that was asked for was made, by the platform's clock. */
export const madeSince = (askedAt: Date): Date => new Date(askedAt.getTime() - clockSlack)
