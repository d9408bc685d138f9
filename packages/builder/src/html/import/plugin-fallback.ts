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

/** A plugin as browsers show it: the picture it names, else what stands inside it for those who lack the plugin. */
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

/** The element that is imported in the place of a refused one, so that the text in it is not lost; null for none. */
export const replacementFor = (element: ParsedElement, refusal: TagRefusal): ParsedElement | null => {
  if (namespaceOf(element)) return null
  if (refusal === 'invalid-name') return { ...element, tagName: 'span', nodeName: 'span' }
  return refusal === 'plugin' && element.tagName !== 'param' ? shownInstead(element) : null
}

const leavesNoGap = new Set(['param', 'base', 'meta', 'link', 'frame', 'noframes', 'noembed'])

/**
 * True when a template element keeps the place of a dropped one: style sheets count siblings (`:last-child`, `* + *`,
 * `:empty`). A template may stand wherever a script may, and shows nothing.
 */
export const isPlaceholderTemplate = (element: ParsedElement): boolean =>
  !namespaceOf(element) && !leavesNoGap.has(element.tagName)

/** Index of the last node of a list that shows something, -1 when none does. */
export const lastShown = (nodes: readonly ParsedNode[]): number =>
  nodes.findLastIndex(
    (node) =>
      (isText(node) && /\S/.test(node.value)) ||
      (isElement(node) && !['script', 'template'].includes(node.tagName)),
  )
