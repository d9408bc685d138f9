import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import { bustAt } from '../../art/people.ts'
import { hairline } from '../../parts/lines.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { label, note, title } from '../../parts/texts.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'

const row = (content: SectionContent, item: SectionItem, isWhole: boolean): WireNode =>
  element(
    'li',
    {
      name: 'Person',
      ...sampleMark(content),
      style: {
        // the last one of an odd number takes the whole row
        ...(isWhole && { 'grid-column': '1 / -1' }),
        display: 'grid',
        'grid-template-columns': 'minmax(0, 1fr) 72px',
        'column-gap': 'var(--s5)',
        'align-items': 'start',
        'border-top': hairline,
        'padding-block': 'var(--row)',
      },
    },
    [
      box('div', { name: 'Words' }, [
        ...(item.label
          ? [label(item.label, { ...sampleMark(content), style: { 'margin-bottom': 'var(--s1)' } })]
          : []),
        title('h3', 3, item.name, sampleMark(content)),
        ...(item.text
          ? [note(item.text, { ...sampleMark(content), style: { 'margin-top': 'var(--s2)' } })]
          : []),
      ]),
      ...(item.picture
        ? [pictureSlot(item.picture, bustAt(content.items.indexOf(item)), '1 / 1', { width: '72px' })]
        : []),
    ],
  )

/** Returns people as the rows of a staff board, in two columns. */
export const rollRows = (content: SectionContent, items: readonly SectionItem[]): WireNode =>
  element(
    'ul',
    {
      name: 'People',
      style: {
        display: 'grid',
        'grid-template-columns': items.length > 1 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        'column-gap': 'var(--s8)',
        'list-style': 'none',
        margin: 0,
        padding: 0,
        'border-bottom': hairline,
      },
      tablet: { 'grid-template-columns': 'minmax(0, 1fr)' },
    },
    items.map((item, at) => row(content, item, items.length % 2 === 1 && at === items.length - 1)),
  )
