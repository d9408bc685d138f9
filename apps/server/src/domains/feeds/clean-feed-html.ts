import { defaultTreeAdapter, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { webAddress } from './providers/web-url.ts'

type Element = DefaultTreeAdapterTypes.Element

/** Checks for a tracking image of one pixel. */
const isCounter = ({ tagName, attrs }: Element): boolean =>
  tagName === 'img' &&
  attrs.some(({ name, value }) => (name === 'width' || name === 'height') && /^[01]$/.test(value.trim()))

/**
 * Inserts a zero-width character after brackets that WordPress and its plugins would read as shortcodes, also
 * in attributes.
 */
const plainBrackets = (text: string): string => text.replace(/\[(?=[\w/[])/g, '[\u2060')

const fullAddress = (address: string, page: string): string =>
  (/^(?:mailto|tel):/i.test(address.trim()) ? address : webAddress(address, page)).replaceAll('[', '%5B')

/** Prepares HTML of another site: makes URLs absolute, removes tracking images, and disarms shortcodes. */
export const cleanFeedHtml = (html: string, page: string): string => {
  const fragment = parseFragment(html)
  const waiting: DefaultTreeAdapterTypes.Node[] = [fragment]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (defaultTreeAdapter.isTextNode(node)) node.value = plainBrackets(node.value)
    if ('tagName' in node) {
      for (const attr of node.attrs) {
        const isAddress =
          (attr.name === 'href' && node.tagName === 'a') || (attr.name === 'src' && node.tagName === 'img')
        attr.value = isAddress ? fullAddress(attr.value, page) : plainBrackets(attr.value)
      }
      if (isCounter(node)) defaultTreeAdapter.detachNode(node)
    }
    if ('childNodes' in node) for (const child of node.childNodes) waiting.push(child)
  }
  return serialize(fragment)
}
