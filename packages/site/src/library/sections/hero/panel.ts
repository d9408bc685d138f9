import type { WireNode } from '@web2/builder'
import { box, element, link, span as words } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { heroBand, heroWays } from '../../parts/hero.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { art } from '../../parts/pictures.ts'
import { figureStyle, lead, stepSize, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { errands, heroContent } from './hero-content.ts'

const content = heroContent('Find your line.', {
  lead: '[[What people in {nap.city} come to us for||What people come to us for]], in the order they ask.',
  items: [
    ...errands.slice(0, 5),
    { name: 'Check your street', label: 'Areas', href: '/areas' },
    { name: 'Send two photos', label: 'Contact', href: '/contact' },
    ...errands.slice(5),
  ],
})

/** A switch: on in the first row, off in the others. */
const switchArt = (isOn: boolean): WireNode =>
  art(
    {
      width: 44,
      height: 24,
      shapes: [
        {
          tag: 'g',
          attributes: { fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5' },
          shapes: ['M.75 .75H43.25V23.25H.75Z', 'M22 .75V23.25'],
        },
        {
          tag: 'path',
          attributes: { d: isOn ? 'M25 4H40V20H25Z' : 'M4 4H19V20H4Z', fill: 'currentColor' },
        },
      ],
    },
    { width: 44, height: 24, 'flex-shrink': 0 },
  )

const row = ({ name, href }: SectionItem, at: number): WireNode =>
  element(
    'li',
    {
      name: 'Line',
      style: { display: 'grid', 'border-bottom': hairline, 'border-inline-end': hairline },
      mobile: { 'border-inline-end': 'none' },
    },
    [
      {
        ...link('', href ?? '/contact', {
          style: {
            display: 'grid',
            'grid-template-columns': '2rem minmax(min-content, 1fr) minmax(0, auto)',
            'align-items': 'baseline',
            gap: 'var(--s2)',
            padding: 'var(--s4)',
            'min-height': '5.25rem',
            color: 'inherit',
            'text-decoration': 'none',
          },
          mobile: { 'min-height': '3.5rem', padding: 'var(--s3) var(--s4)' },
          hover: { 'background-color': 'var(--tone-rule)' },
        }),
        children: [
          words(String(at + 1).padStart(2, '0'), { style: { ...figureStyle, 'font-size': stepSize(0) } }),
          words(name, {
            style: {
              'font-size': stepSize(1),
              'font-weight': 'var(--strong-weight)',
              'line-height': '1.25',
              hyphens: 'auto',
              // with text at 200 % a long word is wider than its column
              'overflow-wrap': 'anywhere',
            },
          }),
          box(
            'span',
            { name: 'Switch', style: { 'align-self': 'center', display: 'flex', overflow: 'hidden' } },
            [switchArt(at === 0)],
          ),
        ],
      },
    ],
    at === 0 ? { 'data-tone': 'brand' } : {},
  )

/** Numbered lines with drawn switches; the first one is on. */
export const panel: LibrarySection = {
  id: 'hero/panel',
  kind: 'hero',
  name: 'Title next to a numbered panel',
  tones: ['deep', 'paper', 'tint'],
  content,
  make: (own, look) => {
    const items = own.items.slice(0, 16)
    const columns = items.length < 6 ? 1 : 2
    return heroBand(look, [
      twelve(
        [
          cell(
            'Title',
            span(1, 5),
            [
              title('h1', fitStep(6, own.title), own.title),
              ...(own.lead ? [lead(own.lead, { style: { 'margin-top': 'var(--s5)' } })] : []),
              heroWays(own),
            ],
            { style: { 'align-self': 'end' } },
          ),
          cell('Panel', span(6, 12), [
            element(
              'ol',
              {
                name: 'Lines',
                style: {
                  'list-style': 'none',
                  margin: 0,
                  padding: 0,
                  display: 'grid',
                  height: '100%',
                  'grid-template-columns': `repeat(${columns}, minmax(0, 1fr))`,
                  'grid-template-rows': `repeat(${Math.ceil(items.length / columns)}, 1fr)`,
                  'grid-auto-flow': 'column',
                  'border-top': rule,
                  'border-inline-start': hairline,
                },
                mobile: {
                  'grid-template-columns': 'minmax(0, 1fr)',
                  'grid-template-rows': 'none',
                  'grid-auto-flow': 'row',
                  'border-inline': 'none',
                },
              },
              items.map(row),
            ),
          ]),
        ],
        { 'min-height': 'min(60svh, 34rem)' },
      ),
    ])
  },
}
