import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline } from '../../parts/lines.ts'
import { lead, note, stepSize, text, title } from '../../parts/texts.ts'
import { about } from './about-content.ts'

/** Paragraphs with notes in their margin. */
export const margin: LibrarySection = {
  id: 'about/margin',
  kind: 'about',
  name: 'Text with notes in the margin',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: about,
  make: (content, look) =>
    band({ name: 'About', ...look }, [
      twelve(
        [
          cell('Heading', span(4, 12, [3, 6]), [
            title('h2', 4, content.title),
            ...(content.lead
              ? [lead(content.lead, { style: { 'margin-top': 'var(--s4)', 'max-width': '44rem' } })]
              : []),
          ]),
        ],
        { 'margin-bottom': 'var(--s6)' },
        'Heading',
      ),
      ...content.items.map((item) =>
        twelve(
          [
            cell(
              'Paragraph',
              span(4, 10, [3, 6]),
              [
                title('h3', 1, item.name, { style: { 'margin-bottom': 'var(--s2)' } }),
                ...(item.text
                  ? [text(item.text, { style: { 'font-size': stepSize(1), 'line-height': '1.45' } })]
                  : []),
              ],
              { style: { 'grid-row': '1' }, mobile: { 'grid-row': 'auto' } },
            ),
            ...(item.note
              ? [
                  cell('Margin', span(1, 3, [1, 2]), [note(item.note)], {
                    style: { 'grid-row': '1', 'border-top': hairline, 'padding-top': 'var(--s2)' },
                    mobile: {
                      'grid-row': 'auto',
                      'border-top': 'none',
                      'border-inline-start': hairline,
                      'padding-top': 0,
                      'padding-inline-start': 'var(--s4)',
                    },
                  }),
                ]
              : []),
          ],
          { 'align-items': 'start', 'row-gap': 'var(--s3)', 'margin-top': 'var(--s6)' },
          'Row',
        ),
      ),
    ]),
}
