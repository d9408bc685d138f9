import { element, paragraph } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline } from '../../parts/lines.ts'
import { art, type Drawing } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { stepSize, title } from '../../parts/texts.ts'
import { memberships } from './logos.ts'

const mark = (d: string): Drawing => ({
  width: 48,
  height: 48,
  shapes: [{ tag: 'path', attributes: { fill: 'currentColor', 'fill-rule': 'evenodd', d } }],
})

/** Plain marks of like weight, until an owner puts logos in their places. */
const marks = [
  mark('M24 2a22 22 0 100 44 22 22 0 000-44zm0 9a13 13 0 110 26 13 13 0 010-26z'),
  mark('M4 4h40v24c0 10-10 15-20 18C14 43 4 38 4 28zM20 13v22h8V13z'),
  mark('M2 46V20L24 4l22 16v26H32V28H16v18z'),
  mark('M24 1l23 23-23 23L1 24zm0 14l-9 9 9 9 9-9z'),
]

/** Marks of one weight and color in a line, with their names. */
export const strip: LibrarySection = {
  id: 'logos/strip',
  kind: 'logos',
  name: 'Marks in a line',
  tones: ['paper', 'tint', 'deep'],
  content: memberships,
  make: (content, look) =>
    band({ name: 'Memberships', ...look, style: { padding: 'var(--s7) var(--gutter)' } }, [
      twelve(
        [
          cell('Title', span(1, 2), [title('h2', 1, content.title)]),
          cell('Marks', span(3, 12), [
            element(
              'ul',
              {
                name: 'List',
                style: {
                  'list-style': 'none',
                  margin: 0,
                  padding: 0,
                  display: 'flex',
                  'flex-wrap': 'wrap',
                  'justify-content': 'space-between',
                  gap: 'var(--s5) var(--s6)',
                  color: 'var(--tone-quiet)',
                },
                mobile: { display: 'grid', 'grid-template-columns': 'repeat(2, minmax(0, 1fr))' },
              },
              content.items.map(({ name, picture }, at) =>
                element(
                  'li',
                  {
                    name: 'Membership',
                    ...sampleMark(content),
                    style: { display: 'flex', 'align-items': 'center', gap: 'var(--s3)', 'min-width': 0 },
                  },
                  [
                    art(
                      marks[at % marks.length] ?? mark(''),
                      { width: '2.25rem', height: '2.25rem', 'flex-shrink': 0 },
                      picture,
                    ),
                    paragraph(name, {
                      style: {
                        margin: 0,
                        'max-width': '9rem',
                        'font-family': 'var(--f-figure)',
                        'font-size': stepSize(0),
                        'line-height': '1.15',
                      },
                    }),
                  ],
                ),
              ),
            ),
          ]),
        ],
        { 'align-items': 'center', 'border-block': hairline, 'padding-block': 'var(--s6)' },
      ),
    ]),
}
