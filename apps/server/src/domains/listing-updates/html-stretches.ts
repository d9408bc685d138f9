import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

/** Text in HTML uninterrupted by tags, or the value of an attribute. */
export interface Stretch {
  /** Text with entities decoded. */
  readonly text: string
  /** Offset of each character of `text` in the HTML, then the end of the last one. */
  readonly places: readonly number[]
  /** Surrounding text: of its block, or of the link that has the attribute. */
  readonly block: Block
  /** Offset of `text` in the text of the block; null for attributes. */
  readonly at: number | null
  /** Kind of attribute; null for text. */
  readonly attribute: 'href' | 'src' | 'label' | null
  /** Range of the link's content if this is its `href`. */
  readonly content: readonly [number, number] | null
}

export interface Block {
  text: string
  /** Block before it, such as the name of a day before its hours. */
  readonly previous: Block | null
}

const inline: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'cite', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'small', 'span'],
  ...['strong', 'sub', 'sup', 'time', 'u'],
])
const skipped: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'textarea', 'svg'])
const attributes: Readonly<Record<string, Stretch['attribute']>> = {
  href: 'href',
  src: 'src',
  alt: 'label',
  title: 'label',
}

const decoded = new Map<string, string>()

const characterOf = (entity: string): string => {
  const known = decoded.get(entity)
  if (known !== undefined) return known
  const [node] = parseFragment(entity).childNodes
  const read = node && 'value' in node ? node.value : entity
  if (decoded.size < 2_000) decoded.set(entity, read)
  return read
}

/** Decodes HTML without tags, with the offset of each character. */
const read = (raw: string, from: number): Pick<Stretch, 'text' | 'places'> => {
  let text = ''
  const places: number[] = []
  const add = (characters: string, at: number) => {
    for (let each = 0; each < characters.length; each += 1) places.push(at)
    text += characters
  }
  let last = 0
  for (const match of raw.matchAll(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi)) {
    for (let at = last; at < match.index; at += 1) add(raw[at] ?? '', from + at)
    add(characterOf(match[0]), from + match.index)
    last = match.index + match[0].length
  }
  for (let at = last; at < raw.length; at += 1) add(raw[at] ?? '', from + at)
  places.push(from + raw.length)
  return { text, places }
}

/** Decodes the value of an attribute from its source. */
const valueIn = (html: string, from: number, to: number): Pick<Stretch, 'text' | 'places'> | null => {
  const source = html.slice(from, to)
  const value = /^[^=]*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/.exec(source)
  const raw = value?.[1] ?? value?.[2] ?? value?.[3]
  if (value === null || raw === undefined) return null
  const quote = value[3] === undefined ? 1 : 0
  return read(raw, from + value[0].length - quote - raw.length)
}

const textIn = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node && node.nodeName === '#text'
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textIn).join('')
      : ''

/** Returns all visible text and link URLs of HTML in source order. */
export const htmlStretches = (html: string): Stretch[] => {
  const stretches: Stretch[] = []
  let block: Block = { text: '', previous: null }
  const nextBlock = () => {
    if (block.text.trim() !== '') block = { text: '', previous: block }
  }
  const ofAttributes = (element: DefaultTreeAdapterTypes.Element) => {
    const { sourceCodeLocation: place } = element
    for (const { name } of element.attrs) {
      const attribute = attributes[name] ?? null
      const at = place?.attrs?.[name]
      if (attribute === null || !at) continue
      const value = valueIn(html, at.startOffset, at.endOffset)
      if (!value || !place) continue
      const { startTag, endTag } = place
      const isLink = element.tagName === 'a' && attribute === 'href'
      const content =
        isLink && startTag && endTag ? ([startTag.endOffset, endTag.startOffset] as const) : null
      const around = { text: isLink ? textIn(element) : value.text, previous: block }
      stretches.push({ ...value, block: around, at: null, attribute, content })
    }
  }
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#text') {
      const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined
      const source = place ? html.slice(place.startOffset, place.endOffset) : '<'
      const value = 'value' in node ? node.value : ''
      // the parser dropped a tag within the stretch, so the text around it is not continuous
      if (place && !source.includes('<'))
        stretches.push({
          ...read(source, place.startOffset),
          block,
          at: block.text.length,
          attribute: null,
          content: null,
        })
      block.text += value
      return
    }
    if (!('childNodes' in node)) return
    const tag = 'tagName' in node ? node.tagName : ''
    if (skipped.has(tag)) return
    if ('tagName' in node) ofAttributes(node)
    const isBlock = tag !== '' && !inline.has(tag)
    if (isBlock) nextBlock()
    for (const child of node.childNodes) walk(child)
    if (isBlock) nextBlock()
  }
  walk(parseFragment(html, { sourceCodeLocationInfo: true }))
  return stretches
}

/** Returns a text without tags as one stretch. */
export const textStretch = (text: string, attribute: 'href' | null = null): Stretch => ({
  text,
  places: Array.from({ length: text.length + 1 }, (_, at) => at),
  block: { text, previous: null },
  at: attribute === null ? 0 : null,
  attribute,
  content: null,
})
