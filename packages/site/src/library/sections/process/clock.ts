import { box, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { figure, note, text, title } from '../../parts/texts.ts'
import { steps } from './steps.ts'

/** Events in order: a time, an event and a quiet remark in each row. */
export const clock: LibrarySection = {
  id: 'process/clock',
  kind: 'process',
  name: 'Rows by the clock',
  tones: ['paper', 'tint', 'deep'],
  content: steps,
  make: (content, look) =>
    band({ name: 'Process', ...look }, [
      box('div', { name: 'Heading', style: { 'max-width': '40rem', 'margin-bottom': 'var(--s7)' } }, [
        title('h2', 4, content.title),
      ]),
      element(
        'ol',
        { name: 'List', style: listStyle },
        content.items.map((item, at) =>
          element(
            'li',
            {
              name: 'Step',
              style: {
                'border-top': hairline,
                'padding-block': 'var(--row)',
                ...(item.isLoud && {
                  // large text makes the step of space larger than the gutter
                  'margin-inline': 'calc(-1 * min(var(--s5), var(--gutter)))',
                  padding: 'var(--s6) var(--s5)',
                  'border-radius': 'var(--r-m)',
                }),
              },
              ...(item.isLoud && {
                mobile: { 'margin-inline': 'calc(-1 * var(--s4))', 'padding-inline': 'var(--s4)' },
              }),
            },
            [
              twelve(
                [
                  cell('Time', span(1, 2, [1, 1]), [figure(item.label ?? String(at + 1), 3)]),
                  cell('Event', span(3, 8, [2, 6]), [
                    title('h3', 2, item.name),
                    ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s2)' } })] : []),
                  ]),
                  cell(
                    'Remark',
                    span(9, 12, [2, 6]),
                    item.note ? [note(item.note, { style: { 'font-size': 'var(--t-0)' } })] : [],
                  ),
                ],
                { 'align-items': 'baseline', 'row-gap': 'var(--s2)' },
              ),
            ],
            item.isLoud ? { 'data-tone': 'brand' } : {},
          ),
        ),
      ),
    ]),
}
