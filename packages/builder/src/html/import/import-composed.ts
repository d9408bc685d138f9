import { keepUnknownLiteral } from '../../bindings/placeholders.ts'
import { gallery } from '../../blocks/interactive/gallery.ts'
import { afterClickClass, urlOfForm } from '../../blocks/media/after-click.ts'
import { embed } from '../../blocks/media/embed.ts'
import { videoSource } from '../../blocks/media/video-url.ts'
import { youtube } from '../../blocks/media/youtube.ts'
import { shapeDivider } from '../../blocks/more/shape-divider.ts'
import { videoFile } from '../../blocks/media/video-file.ts'
import type { BlockType } from '../../blocks/block-type.ts'
import type { View } from '../../blocks/view.ts'
import { withoutClass } from '../../blocks/mark.ts'
import type { Attributes, NodeRecord, Props } from '../../tree/record.ts'
import { plainPicture } from './plain-picture.ts'
import {
  childrenOf,
  isElement,
  isText,
  rawAttributes,
  type ParsedElement,
  type ParsedNode,
} from './parsed.ts'

type Restored = Pick<NodeRecord, 'componentName' | 'props' | 'addition'>

const elementsIn = (element: ParsedElement): ParsedElement[] => childrenOf(element).filter(isElement)

const find = (element: ParsedElement | undefined, tag: string): ParsedElement | undefined =>
  element && elementsIn(element).find(({ tagName }) => tagName === tag)

const textIn = (element: ParsedElement | undefined): string => {
  const [only] = element ? childrenOf(element) : []
  return isText(only) ? keepUnknownLiteral(only.value) : ''
}

const valueOf = (element: ParsedElement | undefined, name: string): string =>
  element ? (rawAttributes(element)[name] ?? '') : ''

const sameAttributes = (wanted: Attributes, found: Attributes): boolean => {
  const names = Object.keys(wanted)
  return names.length === Object.keys(found).length && names.every((name) => wanted[name] === found[name])
}

/** Returns true if a node is exactly what a view writes. */
const isWritten = (view: View | undefined, node: ParsedNode): boolean => {
  if (view?.kind === 'text') return isText(node) && node.value === view.text
  if (view?.kind !== 'element' || view.content === 'children' || !isElement(node)) return false
  if (node.tagName !== view.tag || !sameAttributes(view.attributes, rawAttributes(node))) return false
  return areWritten(view.content, childrenOf(node))
}

const areWritten = (views: readonly View[], nodes: readonly ParsedNode[]): boolean =>
  views.length === nodes.length && nodes.every((node, at) => isWritten(views[at], node))

/** Returns the block with these props if it writes exactly this element; attributes of its own are kept. */
const restored = (
  type: BlockType,
  {
    element,
    attributes,
    className,
    props,
  }: { element: ParsedElement; attributes: Attributes; className: string; props: Props },
): Restored | undefined => {
  const record: NodeRecord = {
    uuid: '',
    componentName: type.name,
    props,
    parent: '',
    children: [],
    addition: {},
  }
  const view = type.view(record, { mode: 'export', data: {}, firstPicture: false })
  if (view.kind !== 'element' || view.content === 'children') return undefined
  const { class: _class, ...own } = view.attributes
  if (Object.keys(own).some((name) => own[name] !== attributes[name])) return undefined
  if (!areWritten(view.content, childrenOf(element))) return undefined
  const rest = Object.fromEntries(Object.entries(attributes).filter(([name]) => !(name in own)))
  const classes = withoutClass(attributes.class ?? '', className)
  const { class: _all, ...others } = rest
  const kept = { ...others, ...(classes && { class: classes }) }
  return {
    componentName: type.name,
    props,
    addition: Object.keys(kept).length > 0 ? { attributes: kept } : {},
  }
}

const keyOf = (id: string): string => id.replace(/^w2-/, '')

/** Levels of a gallery: entry, button or opened image, image. */
const galleryDepth = 3

/** Returns an element whose images are as they were before an export wrote their files around them. */
const withPlainPictures = (element: ParsedElement, depth = galleryDepth): ParsedElement => ({
  ...element,
  childNodes: childrenOf(element).map((child) => {
    if (!isElement(child) || depth === 0) return child
    return withPlainPictures(plainPicture(child), depth - 1)
  }),
})

const galleryOf = (given: ParsedElement, attributes: Attributes): Restored | undefined => {
  const element = withPlainPictures(given)
  const items = elementsIn(element)
  const images = items.map((item) => {
    const image = find(find(item, 'button'), 'img')
    const alt = valueOf(image, 'alt')
    return { url: valueOf(image, 'src'), alt, caption: textIn(find(find(item, 'div'), 'p')) }
  })
  const key = keyOf(valueOf(find(items[0], 'div'), 'id')).replace(/-1$/, '')
  const columns = Number(/--w2-columns:(\d)/.exec(attributes.style ?? '')?.[1] ?? 3)
  const files = attributes['data-files'] === '' && { files: true }
  const props = { key, columns, images, ...files }
  return restored(gallery, { element, attributes, className: 'w2-gallery', props })
}

const frameOf = (element: ParsedElement, attributes: Attributes): Restored | undefined => {
  const [ask, frame] = elementsIn(element)
  if (!ask || frame?.tagName !== 'iframe') return undefined
  const fields = elementsIn(ask)
    .filter((field) => valueOf(field, 'type') === 'hidden')
    .map((field) => [valueOf(field, 'name'), valueOf(field, 'value')] as const)
  const isVideo = valueOf(frame, 'allow') !== ''
  const url = urlOfForm(attributes.action ?? '', isVideo ? fields.slice(0, -1) : fields)
  const [, width] = /--w2-later-w:(\d+(?:px|%))/.exec(attributes.style ?? '') ?? []
  const [, height] = /--w2-later-h:(\d+(?:px|%))/.exec(attributes.style ?? '') ?? []
  const poster = valueOf(find(ask, 'img'), 'src')
  const title = valueOf(frame, 'title')
  const props = {
    url,
    later: keyOf(attributes.target ?? ''),
    laterButton: textIn(find(ask, 'button')),
    laterNote: textIn(find(ask, 'p')),
    ...(title && { title }),
    ...(poster && { poster }),
    ...(width && { width }),
    ...(height && { height }),
    ...(rawAttributes(frame).allowfullscreen !== undefined && { allowFullscreen: true }),
  }
  const type = isVideo && videoSource(url) ? youtube : embed
  return restored(type, { element, attributes, className: afterClickClass, props })
}

const shapeOf = (element: ParsedElement, attributes: Attributes): Restored | undefined => {
  const { class: classes = '' } = attributes
  const names = classes.split(/\s+/)
  const [flipX, flipY] = [names.includes('w2-shape-x'), names.includes('w2-shape-y')]
  const props = { shape: attributes['data-shape'] ?? '', flipX, flipY }
  const plain = withoutClass(withoutClass(classes, 'w2-shape-x'), 'w2-shape-y')
  return restored(shapeDivider, {
    element,
    attributes: { ...attributes, class: plain },
    className: 'w2-shape',
    props,
  })
}

const videoOf = (element: ParsedElement, attributes: Attributes): Restored | undefined => {
  const sources = elementsIn(element).filter(({ tagName }) => tagName === 'source')
  const track = find(element, 'track')
  const has = (name: string) => attributes[name] !== undefined
  const props = {
    url: valueOf(sources[0], 'src'),
    ...(sources[1] && { otherUrl: valueOf(sources[1], 'src') }),
    poster: attributes.poster ?? '',
    title: attributes['aria-label'] ?? '',
    ...(has('width') && { width: attributes.width! }),
    ...(has('height') && { height: attributes.height! }),
    controls: has('controls'),
    ...(has('autoplay') && { autoplay: true }),
    ...(has('muted') && { muted: true }),
    ...(has('loop') && { loop: true }),
    ...(track && {
      captions: valueOf(track, 'src'),
      captionsLanguage: valueOf(track, 'srclang'),
      captionsLabel: valueOf(track, 'label'),
    }),
  }
  return restored(videoFile, { element, attributes, className: 'w2-video', props })
}

const hasClass = ({ class: classes = '' }: Attributes, name: string): boolean =>
  classes.includes(name) && classes.split(/\s+/).includes(name)

/**
 * Restores a block that wrote an element with its content: a gallery, a video file, a shape divider, or a frame
 * that loads after a click.
 * Undefined for all other elements, also for those that were edited since.
 */
export const importComposed = (element: ParsedElement, attributes: Attributes): Restored | undefined => {
  if (element.tagName === 'ul' && hasClass(attributes, 'w2-gallery')) return galleryOf(element, attributes)
  if (element.tagName === 'div' && hasClass(attributes, 'w2-shape')) return shapeOf(element, attributes)
  if (element.tagName === 'video' && hasClass(attributes, 'w2-video')) return videoOf(element, attributes)
  if (element.tagName === 'form' && hasClass(attributes, afterClickClass)) return frameOf(element, attributes)
  return undefined
}
