/** Start tag of a page, its end, or the text between. */
export type Markup =
  | { readonly kind: 'open'; readonly tag: string; readonly attributes: string; readonly isClosed: boolean }
  | { readonly kind: 'close'; readonly tag: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'style'; readonly css: string }

const voids = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '))
/** Elements whose text is not markup; only that of text fields is shown. */
const raw = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'noscript',
  'template',
  'iframe',
  'xmp',
  'noembed',
])

const tagName = /[a-z][^\s/>]*/iy

/** Returns the index of the `>` that ends a tag, or -1. */
const tagEnd = (html: string, from: number): number => {
  for (let at = from; at < html.length; at += 1) {
    const letter = html[at]
    if (letter === '>') return at
    if (letter === '"' || letter === "'") {
      at = html.indexOf(letter, at + 1)
      if (at < 0) return -1
    }
  }
  return -1
}

/** Reads a page that the exporter wrote, once and in order. */
export function* readMarkup(html: string): Generator<Markup> {
  const lower = html.toLowerCase()
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    const to = open < 0 ? html.length : open
    if (to > at) yield { kind: 'text', text: html.slice(at, to) }
    if (open < 0) return
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open)
      at = end < 0 ? html.length : end + 3
      continue
    }
    const isEnd = html[open + 1] === '/'
    tagName.lastIndex = open + (isEnd ? 2 : 1)
    const name = tagName.exec(html)?.[0]
    const end = tagEnd(html, open + 1)
    if (end < 0) return
    at = end + 1
    if (name === undefined) continue
    const tag = name.toLowerCase()
    if (isEnd) {
      yield { kind: 'close', tag }
      continue
    }
    const attributes = html.slice(open + 1 + name.length, end)
    if (!raw.has(tag)) {
      yield { kind: 'open', tag, attributes, isClosed: voids.has(tag) || attributes.endsWith('/') }
      continue
    }
    const closing = lower.indexOf(`</${tag}`, at)
    const inner = html.slice(at, closing < 0 ? html.length : closing)
    at = closing < 0 ? html.length : tagEnd(html, closing) + 1
    if (tag === 'style') yield { kind: 'style', css: inner }
    if (tag !== 'textarea') continue
    yield { kind: 'open', tag, attributes, isClosed: false }
    yield { kind: 'text', text: inner }
    yield { kind: 'close', tag }
  }
}

const attributeOf = /([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** Returns the attributes of a tag, decoded. */
export const readAttributes = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(attributeOf)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decoded(double ?? single ?? bare ?? ''),
    ]),
  )

const names: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Decodes the character references that exporters write. */
export const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi, (whole, hex, digits, name) => {
        if (name !== undefined) return names[String(name)] ?? whole
        const code = hex === undefined ? Number(digits) : Number.parseInt(String(hex), 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole
      })
    : text
