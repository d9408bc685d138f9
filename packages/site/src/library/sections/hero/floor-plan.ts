import type { WireNode } from '@web2/builder'
import { box, element, link, span as words } from '../../../templates/nodes.ts'
import { doorway, furnished, northAndScale, stairs } from '../../art/plan.ts'
import type { LibrarySection } from '../../library-section.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { heroBand, heroWays } from '../../parts/hero.ts'
import { lead, stepSize, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { errands, heroContent } from './hero-content.ts'

const content = heroContent('Come in. One of these doors is yours.', {
  lead: '[[{nap.businessName} in {nap.city}: each||Each]] room leads to an answer.',
  items: [errands[0]!, errands[2]!, errands[3]!, errands[4]!],
})

/** Rooms as areas of a grid, by their number; h is the hall with the stairs. */
const plans: Readonly<Record<number, readonly [desktop: string, phone: string]>> = {
  3: ['"a a b b" "a a b b" "a a h c" "a a h c"', '"a b" "a b" "h c"'],
  4: ['"a a b b" "a a b b" "d h h c" "d h h c"', '"a a" "b b" "h c" "d c"'],
  5: ['"a a b b" "a a b b" "d h c c" "d h e e"', '"a a" "b b" "h c" "d c" "e e"'],
  6: ['"a a b b" "a a b f" "d h c c" "d h e e"', '"a a" "b b" "h c" "d c" "e f"'],
}

const hatch = 'repeating-linear-gradient(45deg, var(--c-mark) 0 2px, transparent 2px 10px)'

const room = ({ name, text, href }: SectionItem, at: number, count: number): WireNode =>
  element(
    'li',
    {
      name: 'Room',
      style: {
        'grid-area': 'abcdef'[at] ?? 'a',
        'background-color': 'var(--tone-bg)',
        position: 'relative',
        display: 'grid',
      },
    },
    [
      {
        ...link('', href ?? '/contact', {
          style: {
            display: 'grid',
            // words cover the furniture, and not the other way round
            position: 'relative',
            'z-index': '1',
            'align-content': 'start',
            'justify-items': 'start',
            gap: 'var(--s1)',
            padding: 'var(--s4)',
            color: 'inherit',
            'text-decoration': 'none',
          },
          hover: { 'background-image': hatch },
        }),
        children: [
          words(name, {
            style: {
              'font-family': 'var(--f-title)',
              'font-weight': 'var(--title-weight-small)',
              'font-size': stepSize(at < 2 ? 2 : 1),
              'line-height': '1.15',
              'text-transform': 'var(--title-case)',
              'background-color': 'var(--tone-bg)',
              'padding-inline-end': 'var(--s2)',
              'text-decoration': 'underline',
              'text-decoration-thickness': '1px',
              'text-underline-offset': '0.2em',
            },
            mobile: { 'font-size': stepSize(1) },
          }),
          ...(text && at < 2
            ? [
                words(text, {
                  style: {
                    'font-size': stepSize(-1),
                    color: 'var(--tone-quiet)',
                    'background-color': 'var(--tone-bg)',
                    'padding-inline-end': 'var(--s2)',
                    'max-width': '20rem',
                  },
                  mobile: { display: 'none' },
                }),
              ]
            : []),
        ],
      },
      // in a plan of more rooms some are too low for furniture
      ...(count <= 4
        ? [furnished(at, at === 1 ? { 'inset-inline-end': 12 } : { 'inset-inline-start': 12 })]
        : []),
      doorway({ bottom: -6, ...(at === 1 ? { 'inset-inline-start': 20 } : { 'inset-inline-end': 20 }) }),
    ],
  )

/** Line with ticks along an edge of the plan. */
const dimension = (style: Readonly<Record<string, string | number>>): WireNode =>
  box(
    'div',
    {
      name: 'Dimension line',
      style: {
        height: 11,
        'background-image':
          'linear-gradient(var(--tone-text), var(--tone-text)), repeating-linear-gradient(to right, var(--tone-text) 0 1px, transparent 1px calc(25% - 0.25px))',
        'background-size': '100% 1px, 100% 100%',
        'background-position': '0 5px, 0 0',
        'background-repeat': 'no-repeat',
        'border-inline-end': '1px solid var(--tone-text)',
        ...style,
      },
    },
    [],
  )

/** A drawn plan whose rooms are links. */
export const floorPlan: LibrarySection = {
  id: 'hero/floor-plan',
  kind: 'hero',
  name: 'Floor plan with rooms to enter',
  tones: ['paper', 'tint', 'deep'],
  content,
  make: (own, look) => {
    const items = own.items.slice(0, 6)
    const [desktop, phone] = plans[Math.max(3, items.length)] ?? plans[4]!
    return heroBand(look, [
      twelve(
        [
          cell(
            'Title',
            span(1, 4, [1, 6]),
            [
              title('h1', fitStep(5, own.title), own.title),
              ...(own.lead
                ? [lead(own.lead, { style: { 'margin-top': 'var(--s4)', 'overflow-wrap': 'anywhere' } })]
                : []),
              heroWays(own),
            ],
            { style: { 'align-self': 'start' } },
          ),
          cell('Plan', span(5, 12), [
            dimension({ 'margin-bottom': 'var(--s3)' }),
            element(
              'ul',
              {
                name: 'Rooms',
                style: {
                  'list-style': 'none',
                  margin: 0,
                  padding: 0,
                  display: 'grid',
                  'grid-template-areas': desktop,
                  'grid-template-columns': 'repeat(4, minmax(0, 1fr))',
                  'grid-auto-rows': 'minmax(7rem, 1fr)',
                  gap: 5,
                  border: '5px solid var(--tone-text)',
                  'background-color': 'var(--tone-text)',
                },
                mobile: {
                  'grid-template-areas': phone,
                  'grid-template-columns': 'repeat(2, minmax(0, 1fr))',
                  'grid-auto-rows': 'minmax(8.5rem, auto)',
                },
              },
              [
                ...items.map((item, at) => room(item, at, items.length)),
                element(
                  'li',
                  {
                    name: 'Hall',
                    style: {
                      'grid-area': 'h',
                      'background-color': 'var(--c-art-1)',
                      'min-height': 0,
                      contain: 'size',
                    },
                  },
                  [stairs()],
                  { 'aria-hidden': 'true' },
                ),
              ],
            ),
            box('div', { name: 'Scale', style: { 'margin-top': 'var(--s4)' } }, [northAndScale()]),
          ]),
        ],
        {},
      ),
    ])
  },
}
