import { defaultTreeAdapter, parseFragment, serialize, type DefaultTreeAdapterTypes } from 'parse5'
import { webAddress } from '../../providers/feeds/web-address.ts'

type Element = DefaultTreeAdapterTypes.Element

/** A picture of one pixel only counts readers. */
const isCounter = ({ tagName, attrs }: Element): boolean =>
  tagName === 'img' &&
  attrs.some(({ name, value }) => (name === 'width' || name === 'height') && /^[01]$/.test(value.trim()))

/** HTML of another site for a place of ours: its addresses are made full by its own page, counters are left out. */
export const foreignHtml = (html: string, page: string): string => {
  const fragment = parseFragment(html)
  const waiting: DefaultTreeAdapterTypes.Node[] = [fragment]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) {
      for (const attr of node.attrs)
        if ((attr.name === 'href' && node.tagName === 'a') || (attr.name === 'src' && node.tagName === 'img'))
          attr.value = /^(?:mailto|tel):/i.test(attr.value.trim()) ? attr.value : webAddress(attr.value, page)
      if (isCounter(node)) defaultTreeAdapter.detachNode(node)
    }
    if ('childNodes' in node) waiting.push(...node.childNodes)
  }
  return serialize(fragment)
}
