import type { WireNode } from '@web2/builder'
import { box, element, heading } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { phoneLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { itemGroups, type ItemGroup } from '../../parts/item-groups.ts'
import { leader } from '../../parts/leader.ts'
import { rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, label, lead, note, stepSize, text, title } from '../../parts/texts.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { menu } from './menu.ts'

const line = (name: string, children: readonly WireNode[]): WireNode =>
  box(
    'div',
    {
      name,
      style: { display: 'flex', 'align-items': 'last baseline', gap: 'var(--s2)' },
    },
    children,
  )

const dish = ({ name, text: about, price, label: marks }: SectionItem) => [
  line('Name and price', [
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
    ...(marks ? [label(marks, { name: 'Marks', style: { 'flex-shrink': 0 } })] : []),
    ...(price ? [leader(), figure(price, 1, { style: { 'flex-shrink': 0 } })] : []),
  ]),
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

/** Remark of a group: that of its first dish. Its place is the end of the head's line, also before dishes are known. */
const remarkOf = ({ items }: ItemGroup): string | undefined => items[0]?.note

const groupHead = (group: ItemGroup): WireNode[] => {
  if (!group.name) return []
  const head = title('h3', 3, group.name, { style: { 'min-width': 0 } })
  const remark = remarkOf(group)
  return [
    box(
      'div',
      { name: 'Head', style: { 'border-top': rule, 'padding-block': 'var(--s3)' } },
      remark === undefined
        ? [head]
        : [line('Line', [head, leader(), note(remark, { style: { 'text-align': 'end' } })])],
    ),
  ]
}

/** Box between the groups: the number to ask for what is served today, and what guests should say. */
const askBox = (content: SectionContent): WireNode =>
  box(
    'div',
    {
      name: 'Box',
      style: {
        'break-inside': 'avoid',
        border: rule,
        padding: 'var(--s5)',
        display: 'grid',
        gap: 'var(--s3)',
        'justify-items': 'start',
      },
    },
    [
      ...(content.lead ? [lead(content.lead, { style: { 'text-wrap': 'balance' } })] : []),
      ...(content.note ? [note(content.note)] : []),
      phoneLink(3),
    ],
  )

/** Dishes in groups, in two columns as on a printed card. */
export const carte: LibrarySection = {
  id: 'menu/carte',
  kind: 'menu',
  name: 'Printed card in two columns',
  tones: ['paper', 'tint', 'deep'],
  content: menu,
  make: (content, look) => {
    const groups = itemGroups(content.items)
    const isCard = groups.some((group) => remarkOf(group) !== undefined)
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
        [
          ...groups.map((group) =>
            box(
              'div',
              {
                name: group.name || 'Group',
                style: { 'break-inside': 'avoid', 'padding-bottom': isCard ? 'var(--s6)' : 'var(--s7)' },
              },
              [
                ...groupHead(group),
                element(
                  'ul',
                  {
                    name: 'Dishes',
                    style: { 'list-style': 'none', margin: 0, padding: 0, display: 'grid', gap: 'var(--s4)' },
                  },
                  group.items.map((item) =>
                    element('li', { name: 'Dish', ...sampleMark(content) }, dish(item)),
                  ),
                ),
              ],
            ),
          ),
          ...(isCard ? [askBox(content)] : []),
        ],
      ),
      ...(content.label ? [note(content.label, { name: 'Marks', ...sampleMark(content) })] : []),
      ...(content.note && !isCard ? [note(content.note, { ...sampleMark(content) })] : []),
    ])
  },
}
