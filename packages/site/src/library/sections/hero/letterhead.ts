import type { WireNode } from '@web2/builder'
import { box, business, element, link, span as words } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { fitStep } from '../../parts/fit.ts'
import { heroBand } from '../../parts/hero.ts'
import { hairline, rule } from '../../parts/lines.ts'
import { actionRow, phoneLink } from '../../parts/actions.ts'
import { art, type Drawing } from '../../parts/pictures.ts'
import { note, stepSize, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { errands, heroContent } from './hero-content.ts'

const content = heroContent('Put it in your own words; finding the right ones is our part of the work.', {
  items: errands.slice(0, 5),
})

const entry = ({ name, label, href }: SectionItem): WireNode =>
  element('li', { name: 'Matter', style: { 'break-inside': 'avoid' } }, [
    {
      ...link('', href ?? '/contact', {
        style: {
          display: 'flex',
          'align-items': 'baseline',
          gap: 'var(--s3)',
          'padding-block': 'var(--s3)',
          'min-height': 44,
          color: 'inherit',
          'text-decoration': 'none',
          'font-size': stepSize(1),
        },
        hover: { color: 'var(--tone-link)' },
      }),
      children: [
        words(name, { style: { 'font-size': 'inherit' } }),
        box(
          'span',
          {
            name: 'Leader',
            style: { flex: '1 1 2rem', 'border-bottom': '2px dotted var(--tone-edge)', height: '0.3em' },
          },
          [],
        ),
        ...(label ? [words(label, { style: { 'font-size': stepSize(0), color: 'var(--tone-quiet)' } })] : []),
      ],
    },
  ])

const ornament = (drawing: Drawing): WireNode =>
  box(
    'div',
    {
      name: 'Ornament',
      style: { 'aspect-ratio': '2 / 1', 'margin-top': 'var(--s4)', overflow: 'hidden' },
      tablet: { 'aspect-ratio': '3 / 1', 'margin-inline': 'calc(-1 * var(--gutter))' },
    },
    [art(drawing)],
  )

/** More matters than these are in two columns, so that the first window has room for all of them. */
const mattersInOneColumn = 6

/** Whole sentence and an index with leaders, with notes in a wide margin. */
export const letterhead: LibrarySection = {
  id: 'hero/letterhead',
  kind: 'hero',
  name: 'Sentence with notes in the margin',
  tones: ['paper', 'tint', 'deep'],
  content,
  make: (own, look) =>
    heroBand(look, [
      twelve(
        [
          cell(
            'Margin',
            span(1, 3, [1, 6]),
            [
              note('[[{nap.businessName}]]', {
                style: {
                  'font-weight': 'var(--strong-weight)',
                  color: 'var(--tone-text)',
                  'overflow-wrap': 'anywhere',
                },
              }),
              business('Address', {
                style: { 'font-size': stepSize(-1), 'font-style': 'normal', color: 'var(--tone-quiet)' },
              }),
              phoneLink(1),
              business('Hours', { style: { 'font-size': stepSize(-1), color: 'var(--tone-quiet)' } }),
              ...(own.art ? [ornament(own.art)] : []),
            ],
            {
              style: {
                display: 'grid',
                'align-content': 'start',
                gap: 'var(--s4)',
                'padding-top': 'var(--s3)',
                'border-top': hairline,
              },
              tablet: { order: '2' },
            },
          ),
          cell('Sentence', span(4, 12), [
            title('h1', own.title.length > 90 ? 5 : fitStep(6, own.title), own.title, {
              style: { 'max-width': '15.4em', 'text-wrap': 'pretty' },
            }),
            element(
              'ul',
              {
                name: 'Index',
                style: {
                  'list-style': 'none',
                  margin: 'var(--s6) 0 0',
                  padding: 'var(--s2) 0 0',
                  'border-top': rule,
                  ...(own.items.length > mattersInOneColumn
                    ? { columns: '2 16rem', 'column-gap': 'calc(var(--gap) * 2)' }
                    : { 'max-width': '44rem' }),
                },
              },
              own.items.slice(0, 10).map(entry),
            ),
            ...actionRow(own.actions, { style: { 'margin-top': 'var(--s4)' } }),
          ]),
        ],
        { 'align-items': 'start' },
      ),
    ]),
}
