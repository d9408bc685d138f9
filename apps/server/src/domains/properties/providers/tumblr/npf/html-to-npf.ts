import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { PostPicture } from '../../connector.ts'
import { npfLimits, type NpfBlock, type NpfMark, type NpfSubtype } from './npf.ts'
import { npfAbout, npfImage } from './npf-image.ts'
import { lineBreak, markedTexts, type Piece } from './text-pieces.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Formatting of the text that follows. */
interface Place {
  readonly subtype: NpfSubtype | undefined
  /** Number of surrounding quotes and lists. */
  readonly depth: number
  readonly marks: readonly NpfMark[]
  readonly keepsBlanks: boolean
}

const unseen = new Set(['script', 'style', 'template', 'noscript', 'title', 'head', 'object', 'svg', 'math'])
const headings: Readonly<Record<string, NpfSubtype>> = {
  h1: 'heading1',
  h2: 'heading2',
  h3: 'heading2',
  h4: 'heading2',
  h5: 'heading2',
  h6: 'heading2',
}
const ownLine = new Set(
  'p div section article header footer main aside nav figure figcaption address table thead tbody tfoot tr caption dl dt dd form fieldset details summary hr'.split(
    ' ',
  ),
)
const marks: Readonly<Record<string, NpfMark>> = {
  b: { type: 'bold' },
  strong: { type: 'bold' },
  i: { type: 'italic' },
  em: { type: 'italic' },
  cite: { type: 'italic' },
  s: { type: 'strikethrough' },
  strike: { type: 'strikethrough' },
  del: { type: 'strikethrough' },
  small: { type: 'small' },
}

const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((attr) => attr.name === name)?.value.trim() ?? ''

const webAddress = (given: string): string => {
  const url = URL.parse(given)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : ''
}

const lengthOf = (element: Element, name: 'width' | 'height'): number | undefined => {
  const length = Number(attribute(element, name))
  return Number.isInteger(length) && length > 0 ? length : undefined
}

class Writer {
  readonly blocks: NpfBlock[] = []
  private pieces: Piece[] = []
  private readonly pictures: ReadonlyMap<string, PostPicture>

  constructor(pictures: readonly PostPicture[]) {
    this.pictures = new Map(pictures.map((picture) => [picture.source, picture]))
  }

  /** Ends the current paragraph. */
  end({ subtype, depth, keepsBlanks }: Place): void {
    const pieces = this.pieces
    this.pieces = []
    const level = Math.min(Math.max(depth - 1, 0), npfLimits.indent)
    const isIndented = subtype === 'indented' || subtype?.endsWith('list-item')
    for (const { text, formatting } of markedTexts(pieces, { keepsBlanks }))
      this.blocks.push({
        type: 'text',
        text,
        ...(subtype && { subtype }),
        ...(isIndented && level > 0 && { indent_level: level }),
        ...(formatting.length > 0 && { formatting }),
      })
  }

  write(text: string, { marks: own }: Place): void {
    this.pieces.push({ text, marks: own })
  }

  picture(image: Element, caption: string): void {
    const source = attribute(image, 'src')
    const about = { alt: attribute(image, 'alt'), caption }
    const known = this.pictures.get(source)
    if (known) return void this.blocks.push(npfImage(known, about))
    const [width, height] = [lengthOf(image, 'width'), lengthOf(image, 'height')]
    const size = width && height ? { width, height } : {}
    const url = webAddress(source)
    if (url !== '') this.blocks.push({ type: 'image', media: [{ url, ...size }], ...npfAbout(about) })
  }
}

const textOf = (node: Node): string => {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

const captionOf = (figure: Element): string => {
  const found = figure.childNodes.find((node) => node.nodeName === 'figcaption')
  return found ? textOf(found).replaceAll(/\s+/g, ' ').trim() : ''
}

const firstPicture = (element: Element): Element | undefined => {
  for (const node of element.childNodes) {
    if (!('tagName' in node)) continue
    const found = node.tagName === 'img' ? node : firstPicture(node)
    if (found) return found
  }
  return undefined
}

/** Writes nodes as a separate paragraph. */
const inOwnBlock = (writer: Writer, outer: Place, inner: Place, nodes: readonly Node[]): void => {
  writer.end(outer)
  for (const node of nodes) walk(writer, inner, node)
  writer.end(inner)
}

const walkElement = (writer: Writer, place: Place, element: Element): void => {
  const { tagName: tag, childNodes } = element
  const within = (inner: Partial<Place>) => inOwnBlock(writer, place, { ...place, ...inner }, childNodes)
  if (unseen.has(tag)) return
  if (tag === 'br') return writer.write(lineBreak, place)
  if (tag === 'img') {
    writer.end(place)
    return writer.picture(element, '')
  }
  if (tag === 'figure') {
    const picture = firstPicture(element)
    if (!picture) return within({})
    writer.end(place)
    return writer.picture(picture, captionOf(element))
  }
  if (tag === 'iframe') {
    const url = webAddress(attribute(element, 'src'))
    if (url === '') return
    writer.end(place)
    writer.write(attribute(element, 'title') || url, { ...place, marks: [{ type: 'link', url }] })
    return writer.end(place)
  }
  const heading = headings[tag]
  if (heading) return within({ subtype: heading })
  if (tag === 'blockquote') return within({ subtype: 'indented', depth: place.depth + 1 })
  if (tag === 'pre') return within({ subtype: 'chat', keepsBlanks: true })
  if (tag === 'ul' || tag === 'ol') {
    const subtype = tag === 'ol' ? 'ordered-list-item' : 'unordered-list-item'
    return within({ subtype, depth: place.depth + 1 })
  }
  if (tag === 'li' || ownLine.has(tag)) return within({})
  if (tag === 'td' || tag === 'th') {
    const first = element.parentNode?.childNodes.find(({ nodeName }) => /^t[dh]$/.test(nodeName))
    if (first !== element) writer.write(' | ', place)
  }
  const url = tag === 'a' ? webAddress(attribute(element, 'href')) : ''
  const mark: NpfMark | undefined = url === '' ? marks[tag] : { type: 'link', url }
  // of nested links the inner one counts
  const outer = mark?.type === 'link' ? place.marks.filter(({ type }) => type !== 'link') : place.marks
  const inner = mark ? { ...place, marks: [...outer, mark] } : place
  for (const node of childNodes) walk(writer, inner, node)
}

const walk = (writer: Writer, place: Place, node: Node): void => {
  if (node.nodeName === '#text') {
    const { value } = node as DefaultTreeAdapterTypes.TextNode
    writer.write(value.replaceAll(lineBreak, ' '), place)
  } else if ('tagName' in node) walkElement(writer, place, node)
}

/**
 * Converts clean HTML to NPF blocks. Keeps all words in order; unsupported elements become plain paragraphs
 * (a table is a line per row). Headings below the first level become the second. Given images are uploaded or
 * already Tumblr's; other images keep their URLs.
 */
export const htmlToNpf = (html: string, pictures: readonly PostPicture[] = []): readonly NpfBlock[] => {
  const writer = new Writer(pictures)
  const place: Place = { subtype: undefined, depth: 0, marks: [], keepsBlanks: false }
  for (const node of parseFragment(html).childNodes) walk(writer, place, node)
  writer.end(place)
  return writer.blocks
}
