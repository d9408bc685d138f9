import { box, element, heading } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { itemGroups } from '../../parts/item-groups.ts'
import { rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, note, stepSize, text, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { menu } from './menu.ts'

const dish = ({ name, text: about, price }: SectionItem) => [
  box(
    'div',
    {
      name: 'Name and price',
      style: {
        display: 'flex',
        'align-items': 'baseline',
        'justify-content': 'space-between',
        gap: 'var(--s4)',
      },
    },
    [
      heading('h4', name, {
        style: {
          margin: 0,
          'min-width': 0,
          'font-size': stepSize(1),
          'font-weight': 'var(--title-weight-small)',
          'line-height': '1.25',
          'overflow-wrap': 'break-word',
        },
      }),
      ...(price ? [figure(price, 1, { style: { 'flex-shrink': 0 } })] : []),
    ],
  ),
  ...(about
    ? [
        text(about, {
          style: {
            'font-size': stepSize(-1),
            'font-style': 'italic',
            color: 'var(--tone-quiet)',
            'margin-top': 'var(--s1)',
          },
        }),
      ]
    : []),
]

/** Dishes in groups, in two columns as on a printed card. */
export const carte: LibrarySection = {
  id: 'menu/carte',
  kind: 'menu',
  name: 'Printed card in two columns',
  tones: ['paper', 'tint', 'deep'],
  content: menu,
  make: (content, look) => {
    const groups = itemGroups(content.items)
    return band({ name: 'Menu', ...look }, [
      title('h2', 5, content.title, { style: { 'margin-bottom': 'var(--s7)' } }),
      box(
        'div',
        {
          name: 'Card',
          style: {
            columns: groups.length > 1 ? '2 20rem' : 'auto',
            'column-gap': 'calc(var(--gap) * 3)',
            ...(groups.length === 1 && { 'max-width': '36rem' }),
          },
        },
        groups.map(({ name, items }) =>
          box(
            'div',
            { name: name || 'Group', style: { 'break-inside': 'avoid', 'padding-bottom': 'var(--s7)' } },
            [
              ...(name
                ? [
                    title('h3', 3, name, {
                      style: { 'border-top': rule, 'padding-top': 'var(--s3)', 'margin-bottom': 'var(--s4)' },
                    }),
                  ]
                : []),
              element(
                'ul',
                {
                  name: 'Dishes',
                  style: { 'list-style': 'none', margin: 0, padding: 0, display: 'grid', gap: 'var(--s4)' },
                },
                items.map((item) => element('li', { name: 'Dish', ...sampleMark(content) }, dish(item))),
              ),
            ],
          ),
        ),
      ),
      ...(content.note ? [note(content.note, { ...sampleMark(content) })] : []),
    ])
  },
}
