import type { WireNode } from '@web2/builder'
import { box, element, link } from '../../../templates/nodes.ts'
import type { PlainStyle } from '../../../templates/template.ts'
import { actionRow } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { groupsOf, type ItemGroup } from '../../parts/groups.ts'
import { leader } from '../../parts/leader.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { isPricePlace } from '../../parts/price-place.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { shadeCard } from '../../parts/shade-card.ts'
import { figure, note, stepSize, text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import type { SectionContent, SectionItem } from '../../section-content.ts'
import { services } from './services.ts'

const nameOf = ({ name, href }: SectionItem): WireNode => {
  const line = text(href === undefined ? name : '', {
    name: 'Name',
    style: { 'font-size': stepSize(1), 'font-weight': 'var(--strong-weight)', 'line-height': '1.25' },
  })
  if (href === undefined) return line
  return {
    ...line,
    children: [
      link(name, href, {
        style: {
          color: 'inherit',
          'text-decoration-thickness': 'var(--link-w)',
          'text-decoration-color': 'var(--tone-edge)',
          'text-underline-offset': '0.2em',
        },
      }),
    ],
  }
}

const priceOf = (item: SectionItem): WireNode[] => [
  // rows with places for prices are ruled: dots would lead nowhere
  ...(isPricePlace(item) ? [] : [leader()]),
  figure(item.price ?? 'On request', 1, {
    name: 'Price',
    ...sampleMark({ isSample: isPricePlace(item) }),
    style: { 'margin-inline-start': 'auto' },
  }),
]

const row = (content: SectionContent, item: SectionItem, hasPrices: boolean): WireNode =>
  element(
    'li',
    {
      name: 'Service',
      ...sampleMark(content),
      style: {
        'padding-block': 'var(--s3)',
        'break-inside': 'avoid',
        ...(isPricePlace(item) && { 'border-bottom': hairline }),
      },
    },
    [
      box(
        'div',
        {
          name: 'Line',
          style: { display: 'flex', 'flex-wrap': 'wrap', 'align-items': 'last baseline', gap: 'var(--s2)' },
        },
        [nameOf(item), ...(hasPrices ? priceOf(item) : [])],
      ),
      ...(item.text
        ? [note(item.text, { style: { 'margin-top': 'var(--s1)', 'padding-inline-end': '22%' } })]
        : []),
    ],
  )

const columnsFor = (count: number): PlainStyle =>
  count === 2
    ? {
        display: 'grid',
        'grid-template-columns': 'repeat(2, minmax(0, 1fr))',
        gap: 'var(--s7) var(--s8)',
        'align-items': 'start',
      }
    : count === 1
      ? {}
      : { columns: '2', 'column-gap': 'var(--s8)' }

const list = (content: SectionContent): WireNode => {
  const hasPrices = content.items.some(({ price }) => price !== undefined)
  const groups = groupsOf(content.items)
  const group = ({ head, items }: ItemGroup) =>
    box(
      'div',
      {
        name: head ?? 'Group',
        style: {
          'border-top': rule,
          'padding-top': 'var(--s4)',
          ...(groups.length > 2 && { 'break-inside': 'avoid', 'margin-bottom': 'var(--s7)' }),
        },
      },
      [
        ...(head === undefined ? [] : [title('h3', 2, head, { style: { 'margin-bottom': 'var(--s3)' } })]),
        element(
          'ul',
          {
            name: 'List',
            style: {
              'list-style': 'none',
              margin: 0,
              padding: 0,
              ...(groups.length === 1 && { columns: '2 20rem', 'column-gap': 'var(--s8)' }),
            },
          },
          items.map((item) => row(content, item, hasPrices)),
        ),
      ],
    )
  return box(
    'div',
    {
      name: 'Price list',
      style: columnsFor(groups.length),
      tablet: { 'column-gap': 'var(--s6)' },
      mobile: groups.length > 2 ? { columns: '1' } : { 'grid-template-columns': 'minmax(0, 1fr)' },
    },
    groups.map(group),
  )
}

/** Names and prices with leaders between them, in two columns. */
export const priceRows: LibrarySection = {
  id: 'services/price-rows',
  kind: 'services',
  name: 'Price list with leaders',
  tones: ['paper', 'tint', 'deep'],
  content: services,
  make: (content, look) =>
    band({ name: 'Services', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s7)', 'max-width': '48rem' } }),
      content.shades
        ? box(
            'div',
            {
              name: 'List and shade card',
              style: {
                display: 'grid',
                'grid-template-columns': 'minmax(0, 10fr) minmax(0, 2fr)',
                gap: 'var(--s7) var(--s8)',
              },
              tablet: { 'grid-template-columns': 'minmax(0, 1fr)' },
            },
            [list(content), shadeCard(content.shades, { tablet: { order: -1 } })],
          )
        : list(content),
      ...(content.note ? [note(content.note, { style: { 'margin-top': 'var(--s5)' } })] : []),
      ...actionRow(content.actions, { ...sampleMark(content), style: { 'margin-top': 'var(--s7)' } }),
    ]),
}
