import { box, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { figure, itemTitle, text, title } from '../../parts/texts.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { services } from './services.ts'

const number = (at: number): string => String(at + 1).padStart(2, '0')

/** Services as rows over the whole width, with a number, a name and a sentence. */
export const rows: LibrarySection = {
  id: 'services/rows',
  kind: 'services',
  name: 'Numbered rows',
  tones: ['paper', 'tint', 'deep'],
  content: services,
  make: (content, look) =>
    band({ name: 'Services', ...look }, [
      box('div', { name: 'Heading', style: { 'max-width': '48rem', 'margin-bottom': 'var(--s7)' } }, [
        title('h2', 4, content.title),
      ]),
      element(
        'ol',
        { name: 'List', style: listStyle },
        content.items.map((item, at) =>
          element(
            'li',
            {
              name: 'Service',
              ...sampleMark(content),
              style: { 'border-top': hairline, 'padding-block': 'var(--row)' },
            },
            [
              twelve(
                [
                  cell('Number', span(1, 1, [1, 1]), [
                    figure(item.label ?? number(at), 0, { style: { color: 'var(--tone-quiet)' } }),
                  ]),
                  cell('Name', span(2, 6, [2, 6]), [itemTitle(3, item)]),
                  cell('Text', span(7, 12, [2, 6]), item.text ? [text(item.text)] : []),
                ],
                { 'align-items': 'baseline', 'row-gap': 'var(--s2)' },
              ),
            ],
          ),
        ),
      ),
    ]),
}
