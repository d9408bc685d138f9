import { parse, type DefaultTreeAdapterTypes } from 'parse5'

interface Span {
  readonly startOffset: number
  readonly endOffset: number
}

/** Returns what would send the URL of the page to other sites: attributes for one link or file, and the page's own policy. */
const policiesIn = (html: string): readonly Span[] => {
  // the parser may repeat an element that is not closed
  const found = new Map<number, Span>()
  const waiting: DefaultTreeAdapterTypes.Node[] = [parse(html, { sourceCodeLocationInfo: true })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) {
      const { attrs, tagName, sourceCodeLocation: place } = node
      const isPolicy =
        tagName === 'meta' &&
        attrs.some(({ name, value }) => name === 'name' && value.trim().toLowerCase() === 'referrer')
      const span = isPolicy ? place : place?.attrs?.['referrerpolicy']
      if (span) found.set(span.startOffset, span)
    }
    if ('content' in node) waiting.push(node.content)
    if ('childNodes' in node) waiting.push(...node.childNodes)
  }
  return [...found.values()].toSorted((one, other) => one.startOffset - other.startOffset)
}

/** Returns a page without referrer policies, so that the one of its response holds. All else stays as it is. */
export const withoutReferrers = (html: string): string => {
  let [result, last] = ['', 0]
  for (const { startOffset, endOffset } of policiesIn(html)) {
    result += html.slice(last, startOffset)
    last = endOffset
  }
  return result + html.slice(last)
}
