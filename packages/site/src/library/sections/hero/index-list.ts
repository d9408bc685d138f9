import type { WireNode } from '@web2/builder'
import { element, link, span as words } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { heroBand, heroWays } from '../../parts/hero.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { figureStyle, stepSize, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { errands, heroContent } from './hero-content.ts'

const content = heroContent('Where to begin[[ in {nap.city}]]', { items: errands })

const entry = ({ name, label, href }: SectionItem): WireNode =>
  element('li', { name: 'Entry', style: { 'break-inside': 'avoid', 'border-bottom': hairline } }, [
    {
      ...link('', href ?? '/contact', {
        style: {
          display: 'flex',
          'justify-content': 'space-between',
          'align-items': 'baseline',
          gap: 'var(--s4)',
          'padding-block': 'var(--s4)',
          color: 'inherit',
          'text-decoration': 'none',
        },
        hover: { color: 'var(--tone-link)', 'text-decoration': 'underline' },
      }),
      children: [
        words(name, {
          style: {
            'font-family': 'var(--f-title)',
            'font-weight': 'var(--title-weight-small)',
            'font-size': stepSize(3),
            'line-height': '1.1',
            'text-transform': 'var(--title-case)',
            'letter-spacing': 'var(--title-tracking)',
          },
        }),
        ...(label
          ? [
              words(label, {
                style: { ...figureStyle, 'font-size': stepSize(-1), color: 'var(--tone-quiet)' },
              }),
            ]
          : []),
      ],
    },
  ])

/** Type alone: a large title above all entries in two columns. */
export const index: LibrarySection = {
  id: 'hero/index',
  kind: 'hero',
  name: 'Large title above an index',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content,
  make: (own, look) => {
    const items = own.items.slice(0, 12)
    return heroBand(look, [
      twelve(
        [
          cell('Title', span(1, 9), [title('h1', fitStep(7, own.title), own.title)]),
          cell('Actions', span(10, 12), [heroWays(own, { style: { 'margin-top': 0 } })], {
            style: { 'align-self': 'end' },
          }),
        ],
        {},
      ),
      element(
        'ul',
        {
          name: 'Index',
          style: {
            'list-style': 'none',
            margin: 'var(--s7) 0 0',
            padding: 0,
            columns: items.length < 4 ? 1 : 2,
            'column-gap': 'var(--s7)',
            'border-top': rule,
          },
          tablet: { columns: 1 },
          mobile: { 'margin-top': 'var(--s5)' },
        },
        items.map(entry),
      ),
    ])
  },
}
