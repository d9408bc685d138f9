import type { WireNode } from '@web2/builder'
import { box, element, link, span as words } from '../../../templates/nodes.ts'
import { routeColor, routeLines } from '../../art/route-lines.ts'
import type { LibrarySection } from '../../library-section.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { callLink, heroBand } from '../../parts/hero.ts'
import { lead, stepSize, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { errands, heroContent } from './hero-content.ts'

const content = heroContent('What do you need today?', {
  lead: '[[{nap.businessName} in {nap.city}. ||{nap.businessName}. ]]Follow a line, or ask.',
  items: errands.slice(0, 4),
})

const stop = ({ name, text, href }: SectionItem, at: number): WireNode =>
  element(
    'li',
    {
      name: 'Route',
      style: { display: 'grid', 'align-content': 'center', 'min-height': '6.75rem' },
      mobile: {
        'min-height': 0,
        'border-inline-start': `8px solid ${routeColor(at)}`,
        'padding-inline-start': 'var(--s4)',
        'padding-block': 'var(--s2)',
      },
    },
    [
      {
        ...link('', href ?? '/contact', {
          style: {
            display: 'grid',
            'grid-template-columns': '3.25rem minmax(0, 1fr)',
            'align-items': 'center',
            'column-gap': 'var(--s4)',
            'min-height': 48,
            color: 'inherit',
            'text-decoration': 'none',
          },
          hover: { 'text-decoration': 'underline' },
        }),
        children: [
          words(String.fromCodePoint(65 + at), {
            name: 'Letter',
            style: {
              display: 'grid',
              'place-items': 'center',
              width: '3.25rem',
              height: '3.25rem',
              border: `8px solid ${routeColor(at)}`,
              'border-radius': '50%',
              'font-size': stepSize(0),
              'font-weight': 'var(--strong-weight)',
            },
            mobile: { width: '2.5rem', height: '2.5rem', 'border-width': '4px' },
          }),
          box('span', { name: 'Words', style: { display: 'grid', gap: 'var(--s2)' } }, [
            words(name, {
              style: {
                'font-family': 'var(--f-title)',
                'font-weight': 'var(--title-weight-small)',
                'font-size': stepSize(3),
                'line-height': '1.1',
                'text-transform': 'var(--title-case)',
              },
            }),
            ...(text
              ? [
                  words(text, {
                    style: { 'font-size': stepSize(0), 'line-height': '1.4', color: 'var(--tone-quiet)' },
                  }),
                ]
              : []),
          ]),
        ],
      },
    ],
  )

/** A question from which drawn routes lead to answers. */
export const routes: LibrarySection = {
  id: 'hero/routes',
  kind: 'hero',
  name: 'Routes from a question',
  tones: ['paper', 'tint'],
  content,
  make: (own, look) => {
    const items = own.items.slice(0, 6)
    return heroBand(look, [
      twelve(
        [
          cell(
            'Title',
            span(1, 4, [1, 6]),
            [
              title('h1', fitStep(6, own.title), own.title, { style: { 'max-width': '5.3em' } }),
              ...(own.lead
                ? [
                    lead(own.lead, {
                      style: { 'margin-top': 'var(--s4)', 'max-width': '22rem', 'overflow-wrap': 'anywhere' },
                    }),
                  ]
                : []),
              callLink(3, { style: { 'margin-top': 'var(--s3)' } }),
            ],
            { style: { 'align-self': 'center', 'grid-row': '1' }, tablet: { 'grid-row': 'auto' } },
          ),
          box(
            'div',
            {
              name: 'Lines',
              style: { 'grid-column': '5 / 8', 'grid-row': '1', 'min-height': 0, contain: 'size' },
              tablet: { display: 'none' },
            },
            [routeLines(items.length)],
          ),
          cell(
            'Routes',
            span(8, 12),
            [
              element(
                'ol',
                {
                  name: 'Routes',
                  style: {
                    'list-style': 'none',
                    margin: 0,
                    padding: 0,
                    display: 'grid',
                    'grid-auto-rows': '1fr',
                  },
                  mobile: { 'row-gap': 'var(--s3)' },
                },
                items.map(stop),
              ),
            ],
            {
              style: { 'margin-inline-start': 'calc(-1 * var(--gap))', 'grid-row': '1' },
              tablet: { 'margin-inline-start': 0, 'grid-row': 'auto' },
            },
          ),
        ],
        { 'align-items': 'stretch' },
      ),
    ])
  },
}
