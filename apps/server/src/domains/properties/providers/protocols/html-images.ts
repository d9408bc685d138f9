import { escapeAttribute } from '@web2/builder'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Image referenced in HTML. */
export interface NamedImage {
  readonly source: string
  readonly alt: string
  /** Caption of its figure. */
  readonly caption: string
  /** False for an image that is only linked. */
  readonly isShown: boolean
}

const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((attr) => attr.name === name)?.value.trim() ?? ''

const elementsIn = (html: string): Element[] => {
  const found: Element[] = []
  const waiting: Node[] = [parseFragment(html, { sourceCodeLocationInfo: true })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) found.push(node)
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) waiting.push(child)
  }
  return found
}

const textOf = (node: Node): string =>
  node.nodeName === '#text'
    ? (node as DefaultTreeAdapterTypes.TextNode).value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : ''

const figureOf = (image: Element): Element | undefined => {
  for (let around = image.parentNode; around && 'tagName' in around; around = around.parentNode)
    if (around.tagName === 'figure') return around
  return undefined
}

const captionOf = (figure: Element): string => {
  const caption = figure.childNodes.find(({ nodeName }) => nodeName === 'figcaption')
  return caption ? textOf(caption).replaceAll(/\s+/g, ' ').trim() : ''
}

/** Returns a function that reads captions, once per figure. */
const captions = () => {
  const known = new Map<Element, string>()
  return (image: Element): string => {
    const figure = figureOf(image)
    if (!figure) return ''
    const caption = known.get(figure) ?? captionOf(figure)
    known.set(figure, caption)
    return caption
  }
}

/**
 * Returns the images that HTML shows, and the linked ones that `isOwn` accepts: each once, in document order.
 */
export const imagesIn = (html: string, isOwn: (address: string) => boolean): readonly NamedImage[] => {
  const found = new Map<string, NamedImage>()
  const elements = elementsIn(html)
  const captionAround = captions()
  for (const element of elements) {
    const source = element.tagName === 'img' ? attribute(element, 'src') : ''
    if (source !== '' && !found.has(source))
      found.set(source, {
        source,
        alt: attribute(element, 'alt'),
        caption: captionAround(element),
        isShown: true,
      })
  }
  for (const element of elements) {
    const source = element.tagName === 'a' ? attribute(element, 'href') : ''
    if (source !== '' && !found.has(source) && isOwn(source))
      found.set(source, { source, alt: textOf(element).trim(), caption: '', isShown: false })
  }
  return [...found.values()]
}

interface Change {
  readonly from: number
  readonly to: number
  readonly text: string
}

const changed = (html: string, changes: readonly Change[]): string => {
  let [result, last] = ['', 0]
  for (const { from, to, text } of changes.toSorted((one, other) => one.from - other.from)) {
    result += html.slice(last, from) + text
    last = to
  }
  return result + html.slice(last)
}

/**
 * Replaces image URLs in `src` and in links. Removes `srcset` and `<source>` of replaced images, because a
 * blog makes its own sizes. Leaves the rest of the HTML as it is.
 */
export const withImageAddresses = (html: string, addresses: ReadonlyMap<string, string>): string => {
  const changes: Change[] = []
  const put = (element: Element, name: string, value: string | undefined) => {
    const place = element.sourceCodeLocation?.attrs?.[name]
    if (!place) return
    const { startOffset: from, endOffset: to } = place
    if (value === undefined)
      changes.push({ from: /\s/.test(html[from - 1] ?? '') ? from - 1 : from, to, text: '' })
    else changes.push({ from, to, text: `${name}="${escapeAttribute(value)}"` })
  }
  for (const element of elementsIn(html)) {
    const isImage = element.tagName === 'img'
    if (!isImage && element.tagName !== 'a') continue
    const name = isImage ? 'src' : 'href'
    const address = addresses.get(attribute(element, name))
    if (address === undefined) continue
    put(element, name, address)
    if (!isImage) continue
    put(element, 'srcset', undefined)
    put(element, 'sizes', undefined)
    const { parentNode } = element
    if (!parentNode || parentNode.nodeName !== 'picture') continue
    for (const source of parentNode.childNodes)
      if ('tagName' in source && source.tagName === 'source' && source.sourceCodeLocation) {
        const { startOffset: from, endOffset: to } = source.sourceCodeLocation
        changes.push({ from, to, text: '' })
      }
  }
  // two images of one <picture> would list its sources twice
  return changed(html, [...new Map(changes.map((change) => [change.from, change])).values()])
}

/** Returns the figure around an image if it contains nothing else, or the image alone. */
const shownBy = (image: Element): Element => {
  let around: Element = image
  while (around.parentNode && 'tagName' in around.parentNode && around.tagName !== 'figure') {
    const parent: Element = around.parentNode
    if (!['figure', 'picture', 'a'].includes(parent.tagName)) break
    around = parent
  }
  return around.tagName === 'figure' || around.tagName === 'picture' || around.tagName === 'a'
    ? around
    : image
}

/** Removes some images with their figures and surrounding links. */
export const withoutImages = (html: string, isLeftOut: (address: string) => boolean): string =>
  changed(
    html,
    elementsIn(html)
      .filter((element) => element.tagName === 'img' && isLeftOut(attribute(element, 'src')))
      .flatMap((image) => shownBy(image).sourceCodeLocation ?? [])
      .map(({ startOffset: from, endOffset: to }) => ({ from, to, text: '' })),
  )
