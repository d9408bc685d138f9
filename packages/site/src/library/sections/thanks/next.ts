import { box, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle, rule } from '../../parts/lines.ts'
import { phoneLink } from '../../parts/actions.ts'
import { art } from '../../parts/pictures.ts'
import { figure, note, text, title } from '../../parts/texts.ts'

/** Thanks, what happens next in numbered lines, and the number for what cannot wait. */
export const next: LibrarySection = {
  id: 'thanks/next',
  kind: 'thanks',
  name: 'What happens next',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: {
    title: 'Thank you.',
    items: [
      { name: 'Your message has arrived.' },
      { name: 'We read it and ask back if something is missing.' },
      { name: 'You get an answer by email, or by phone if you left a number.' },
    ],
    note: 'For what cannot wait:',
    actions: [],
    pictures: [],
  },
  make: (content, look) =>
    band({ name: 'Thanks', ...look }, [
      title('h1', 6, content.title, { style: { 'margin-bottom': 'var(--s7)' } }),
      twelve(
        [
          cell('Steps', span(1, 7), [
            element(
              'ol',
              { name: 'Steps', style: listStyle },
              content.items.slice(0, 4).map(({ name }, at) =>
                element(
                  'li',
                  {
                    name: 'Step',
                    style: {
                      display: 'grid',
                      'grid-template-columns': '3.5rem minmax(0, 1fr)',
                      'align-items': 'baseline',
                      'padding-block': 'var(--row)',
                      'border-top': hairline,
                    },
                  },
                  [figure(String(at + 1), 3, { style: { 'line-height': '1.1' } }), text(name)],
                ),
              ),
            ),
          ]),
          cell('Call', span(9, 12, [1, 6]), [note(content.note ?? 'For what cannot wait:'), phoneLink(3)], {
            style: { 'border-top': rule, 'padding-top': 'var(--s4)', 'align-self': 'start' },
          }),
          ...(content.art
            ? [
                cell(
                  'Drawing',
                  span(9, 12, [4, 6]),
                  [
                    box(
                      'div',
                      {
                        name: 'Frame',
                        style: { 'aspect-ratio': '1', overflow: 'hidden', 'border-radius': 'var(--r-m)' },
                      },
                      [art(content.art)],
                    ),
                  ],
                  {
                    // hung from the height of the title, so that steps and number begin below it
                    style: { 'grid-row': 1, 'margin-top': 'calc(-1 * var(--s9))' },
                    tablet: { 'grid-row': 'auto', 'margin-top': 0 },
                    mobile: { 'margin-inline-start': '40%' },
                  },
                ),
              ]
            : []),
        ],
        { 'row-gap': 'var(--s6)' },
      ),
    ]),
}
