import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import { actionRow } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { groupsOf } from '../../parts/groups.ts'
import { rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, itemTitle, note, stepSize, text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { services } from './services.ts'

const leader = (): WireNode =>
  box(
    'div',
    {
      name: 'Leader',
      style: {
        flex: '1 1 1.5rem',
        'min-width': '1rem',
        'border-bottom': '2px dotted var(--tone-rule)',
        'margin-bottom': '0.3em',
      },
    },
    [],
  )

const nameStyle = {
  'font-family': 'var(--f-text)',
  'font-size': stepSize(1),
  'font-weight': 'var(--strong-weight)',
  'text-transform': 'none',
  'letter-spacing': 'normal',
  'line-height': '1.25',
}

const row = (content: SectionContent, item: SectionItem, hasPrices: boolean): WireNode =>
  element('li', { name: 'Service', ...sampleMark(content), style: { 'padding-block': 'var(--s3)' } }, [
    box(
      'div',
      {
        name: 'Line',
        style: { display: 'flex', 'flex-wrap': 'wrap', 'align-items': 'last baseline', gap: 'var(--s2)' },
      },
      [
        item.href === undefined
          ? text(item.name, { name: 'Name', style: nameStyle })
          : itemTitle(1, item, { name: 'Name', style: nameStyle }),
        ...(hasPrices
          ? [
              leader(),
              figure(item.price ?? 'On request', 1, {
                name: 'Price',
                style: { 'margin-inline-start': 'auto' },
              }),
            ]
          : []),
      ],
    ),
    ...(item.text
      ? [note(item.text, { style: { 'margin-top': 'var(--s1)', 'padding-inline-end': '22%' } })]
      : []),
  ])

/** Names and prices with leaders between them, in two columns. */
export const priceRows: LibrarySection = {
  id: 'services/price-rows',
  kind: 'services',
  name: 'Price list with leaders',
  tones: ['paper', 'tint', 'deep'],
  content: services,
  make: (content, look) => {
    const hasPrices = content.items.some(({ price }) => price !== undefined)
    return band({ name: 'Services', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s7)', 'max-width': '48rem' } }),
      box(
        'div',
        {
          name: 'Price list',
          style: {
            display: 'grid',
            'grid-template-columns': 'repeat(2, minmax(0, 1fr))',
            gap: 'var(--s7) var(--s8)',
            'align-items': 'start',
          },
          tablet: { 'column-gap': 'var(--s6)' },
          mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
        },
        groupsOf(content.items).map(({ head, items }) =>
          box('div', { name: head ?? 'Group', style: { 'border-top': rule, 'padding-top': 'var(--s4)' } }, [
            ...(head === undefined
              ? []
              : [title('h3', 2, head, { style: { 'margin-bottom': 'var(--s3)' } })]),
            element(
              'ul',
              { name: 'List', style: { 'list-style': 'none', margin: 0, padding: 0 } },
              items.map((item) => row(content, item, hasPrices)),
            ),
          ]),
        ),
      ),
      ...actionRow(content.actions, { ...sampleMark(content), style: { 'margin-top': 'var(--s7)' } }),
    ])
  },
}
