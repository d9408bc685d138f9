import type { TagRefusal } from '../../safety/safe-tag.ts'
import { childrenOf, isElement, isText, namespaceOf, type ParsedElement, type ParsedNode } from './parsed.ts'

const pictureAddress = /^[^?#]+\.(?:svg|png|jpe?g|gif|webp|avif)(?:[?#]|$)|^data:image\//i
const pluginAttributes = new Set([
  'data',
  'classid',
  'codebase',
  'codetype',
  'type',
  'src',
  'archive',
  'code',
])

const attributeOf = (element: ParsedElement, wanted: string): string =>
  element.attrs.find(({ name }) => name === wanted)?.value ?? ''

const textOf = (element: ParsedElement): string =>
  childrenOf(element)
    .map((node) => (isText(node) ? node.value : ''))
    .join('')
    .trim()

const withoutPlugin = ({ attrs }: ParsedElement) => attrs.filter(({ name }) => !pluginAttributes.has(name))

/** Returns what browsers show for a plugin: the image it names, else its fallback content. */
const shownInstead = (element: ParsedElement): ParsedElement | null => {
  const source = attributeOf(element, 'data') || attributeOf(element, 'src')
  const type = attributeOf(element, 'type')
  if (type.startsWith('image/') || (type === '' && pictureAddress.test(source))) {
    const attrs = [...withoutPlugin(element), { name: 'src', value: source }]
    if (!attributeOf(element, 'alt')) attrs.push({ name: 'alt', value: textOf(element) })
    return { ...element, tagName: 'img', nodeName: 'img', attrs, childNodes: [] }
  }
  if (element.tagName === 'embed') return null
  return { ...element, tagName: 'span', nodeName: 'span', attrs: withoutPlugin(element) }
}

/** Returns the element imported in place of a refused one, so that its text is not lost; null for none. */
export const replacementFor = (element: ParsedElement, refusal: TagRefusal): ParsedElement | null => {
  if (namespaceOf(element)) return null
  if (refusal === 'invalid-name') return { ...element, tagName: 'span', nodeName: 'span' }
  return refusal === 'plugin' && element.tagName !== 'param' ? shownInstead(element) : null
}

const leavesNoGap = new Set(['param', 'base', 'meta', 'link', 'frame', 'noframes', 'noembed'])

/**
 * Returns true if a template element replaces a dropped one, because style sheets count siblings
 * (`:last-child`, `* + *`, `:empty`). A template is allowed wherever a script is, and shows nothing.
 */
export const isPlaceholderTemplate = (element: ParsedElement): boolean =>
  !namespaceOf(element) && !leavesNoGap.has(element.tagName)

/** Returns the index of the last visible node, -1 if there is none. */
export const lastShown = (nodes: readonly ParsedNode[]): number =>
  nodes.findLastIndex(
    (node) =>
      (isText(node) && /\S/.test(node.value)) ||
      (isElement(node) && !['script', 'template'].includes(node.tagName)),
  )
