import { escapeAttribute, escapeText } from '@web2/builder'
import type { PlannedLink } from '@web2/contract/campaigns'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

/** A range of text in which words may become a link: offsets in the HTML, within one block. */
interface Run {
  readonly from: number
  readonly to: number
  readonly block: number
}

interface Span {
  readonly from: number
  readonly to: number
}

interface Read {
  readonly runs: readonly Run[]
  /** Ends of top-level paragraphs. */
  readonly paragraphs: readonly number[]
  /** Number of existing links per URL. */
  readonly linked: ReadonlyMap<string, number>
}

const untouched: ReadonlySet<string> = new Set([
  ...['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'code', 'pre', 'kbd', 'samp', 'q', 'cite'],
  ...['blockquote', 'figure', 'figcaption', 'caption', 'th', 'address', 'iframe', 'button'],
  ...['script', 'style', 'textarea', 'title', 'template', 'noscript', 'svg', 'math', 'dt'],
])
const blocks: ReadonlySet<string> = new Set(['p', 'li', 'td', 'dd', 'div'])

/** Minimum length in characters of a paragraph that may be followed by a link. */
const shortest = 40

const textOf = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node && node.nodeName === '#text'
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : ''

const read = (html: string): Read => {
  const runs: Run[] = []
  const paragraphs: number[] = []
  const linked = new Map<string, number>()
  let block = 0
  const walk = (node: DefaultTreeAdapterTypes.Node, depth: number, open: boolean): void => {
    const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined
    if (node.nodeName === '#text') {
      // a tag inside the range is one the parser dropped, so the range isn't continuous text
      if (open && place && !html.slice(place.startOffset, place.endOffset).includes('<'))
        runs.push({ from: place.startOffset, to: place.endOffset, block })
      return
    }
    if (!('childNodes' in node)) return
    if ('tagName' in node) {
      const { tagName, attrs } = node
      if (blocks.has(tagName)) block += 1
      const href = tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value : undefined
      if (href !== undefined) linked.set(href, (linked.get(href) ?? 0) + 1)
      const end = node.sourceCodeLocation?.endTag?.endOffset
      if (tagName === 'p' && depth === 1 && end !== undefined && textOf(node).trim().length >= shortest)
        paragraphs.push(end)
    }
    const inner = open && !('tagName' in node && untouched.has(node.tagName))
    for (const child of node.childNodes) walk(child, depth + 1, inner)
  }
  walk(parseFragment(html, { sourceCodeLocationInfo: true }), 0, true)
  return { runs, paragraphs, linked }
}

const quoted = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/**
 * Returns a pattern that matches the words as written in HTML, whole and in either case. It doesn't match
 * names of character references, which have at most 31 letters.
 */
const wordsOf = (anchor: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}]|&#?\w{0,31})${quoted(escapeText(anchor.trim())).replace(/\s+/g, String.raw`\s+`)}(?![\p{L}\p{N}])`,
    'giu',
  )

const opening = ({ url, rel }: PlannedLink): string =>
  `<a href="${escapeAttribute(url)}"${rel === '' ? '' : ` rel="${rel}"`}>`

interface Insertion {
  readonly at: number
  readonly text: string
  /** Ends precede beginnings at the same offset. */
  readonly order: number
}

/** Returns the links that the text doesn't contain yet, as often as planned. */
const missing = (links: readonly PlannedLink[], linked: Read['linked']): readonly PlannedLink[] => {
  const left = new Map(linked)
  return links.filter(({ url }) => {
    const have = left.get(url) ?? 0
    if (have > 0) left.set(url, have - 1)
    return have === 0
  })
}

/**
 * Inserts links into an article's HTML. Anchor texts found in the text become links, preferably in blocks
 * without a new link; others follow a paragraph. Headings, quotations, code and existing links stay
 * untouched, and the function is idempotent.
 */
export const placeLinks = (html: string, links: readonly PlannedLink[]): string => {
  const { runs, paragraphs, linked } = read(html)
  /** Ranges already turned into links. */
  const taken = new Map<Run, Span[]>()
  const takenBlocks = new Set<number>()
  const insertions: Insertion[] = []
  const alone: PlannedLink[] = []

  const firstIn = (run: Run, words: RegExp): Span | undefined => {
    const others = taken.get(run) ?? []
    for (const match of html.slice(run.from, run.to).matchAll(words)) {
      const from = run.from + match.index
      const to = from + match[0].length
      if (others.every((other) => to <= other.from || from >= other.to)) return { from, to }
    }
    return undefined
  }
  const folded = html.toLowerCase()
  /** Returns false if one of its words is missing in the text, which avoids the slow search. */
  const mayHold = (anchor: string): boolean =>
    escapeText(anchor.toLowerCase())
      .split(/\s+/)
      .every((word) => folded.includes(word))
  /** Returns the first match in a block without a new link, or else the first match. */
  const placeOf = (anchor: string): { readonly run: Run; readonly span: Span } | undefined => {
    if (!mayHold(anchor)) return undefined
    const words = wordsOf(anchor)
    let first: { readonly run: Run; readonly span: Span } | undefined
    for (const run of runs) {
      if (first && takenBlocks.has(run.block)) continue
      const span = firstIn(run, words)
      if (span && !takenBlocks.has(run.block)) return { run, span }
      if (span) first = { run, span }
    }
    return first
  }
  for (const link of missing(links, linked)) {
    const place = placeOf(link.anchor)
    if (!place) {
      alone.push(link)
      continue
    }
    const { run, span } = place
    taken.set(run, [...(taken.get(run) ?? []), span])
    takenBlocks.add(run.block)
    insertions.push({ at: span.from, text: opening(link), order: 1 }, { at: span.to, text: '</a>', order: 0 })
  }
  alone.forEach((link, index) => {
    const at = paragraphs[Math.floor(((index + 1) * paragraphs.length) / (alone.length + 1))] ?? html.length
    insertions.push({ at, text: `<p>${opening(link)}${escapeText(link.anchor)}</a></p>`, order: 1 })
  })
  let [result, last] = ['', 0]
  for (const { at, text } of insertions.toSorted(
    (one, other) => one.at - other.at || one.order - other.order,
  )) {
    result += html.slice(last, at) + text
    last = at
  }
  return result + html.slice(last)
}
