import type { Attributes } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { childrenOrText, elementOf, definedAttributes } from '../element.ts'
import { breaksLongWords } from './long-words.ts'

const relOf = (own: string | undefined, newTab: boolean, nofollow: boolean): string => {
  if (!own && !nofollow) return newTab ? 'noopener' : ''
  const rel = new Set((own ?? '').split(/\s+/).filter(Boolean))
  if (newTab) rel.add('noopener')
  if (nofollow) rel.add('nofollow')
  return [...rel].join(' ')
}

export const link: BlockType = {
  name: 'Link',
  label: 'Link',
  group: 'text',
  inPalette: true,
  defaults: {
    content: 'Link Example',
    href: 'https://www.google.com',
    newTab: true,
    nofollow: false,
    elementStyle: {
      'font-size': '21px',
      'padding-top': '15px',
      'padding-right': '15px',
      'padding-bottom': '15px',
      'padding-left': '15px',
      'border-radius': '10px',
      display: 'inline-block',
      ...breaksLongWords,
    },
  },
  rules: { canvas: (node) => node.children.length > 0 },
  editableText: ['content'],
  tag: () => 'a',
  view: (record) => {
    const { href, newTab, nofollow } = record.props
    const own = definedAttributes({
      target: newTab === true ? '_blank' : undefined,
      rel: relOf(record.addition.attributes?.rel, newTab === true, nofollow === true),
    })
    const address: Attributes = typeof href === 'string' ? { href } : {}
    return elementOf(record, 'a', { ...address, ...own }, childrenOrText(record))
  },
}
