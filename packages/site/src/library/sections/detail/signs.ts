import { box, element } from '../../../templates/nodes.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { note, text, title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import { detail } from './detail-content.ts'
import { detailParts } from './detail-parts.ts'

/** Signs that say it is time to call, and a quiet box with what can wait. */
export const signs: LibrarySection = {
  id: 'detail/signs',
  kind: 'detail',
  name: 'Signs, and what can wait',
  tones: ['paper', 'deep'],
  content: detail,
  make: (content, look) => {
    const { main, aside } = detailParts(content)
    return band({ name: 'Service details', ...look }, [
      title('h2', 4, content.title, { style: { 'max-width': '40rem', 'margin-bottom': 'var(--s6)' } }),
      twelve(
        [
          cell('Signs', aside ? span(1, 7) : span(1, 9), [
            element(
              'ul',
              { name: 'List', style: listStyle },
              main.map((item) =>
                element(
                  'li',
                  {
                    name: 'Sign',
                    ...sampleMark(content),
                    style: { 'border-top': hairline, 'padding-block': 'var(--row)' },
                  },
                  [
                    title('h3', 3, item.name),
                    ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s2)' } })] : []),
                  ],
                ),
              ),
            ),
          ]),
          ...(aside
            ? [
                cell('Can wait', span(9, 12), [
                  box(
                    'div',
                    {
                      name: 'Box',
                      ...sampleMark(content),
                      style: { 'border-inline-start': hairline, 'padding-inline-start': 'var(--s5)' },
                    },
                    [
                      title('h3', 1, aside.head, { style: { 'margin-bottom': 'var(--s3)' } }),
                      element(
                        'ul',
                        { name: 'List', style: { 'list-style': 'none', margin: 0, padding: 0 } },
                        aside.items.map((item) =>
                          element('li', { name: 'Item', style: { 'padding-block': 'var(--s2)' } }, [
                            note(item.name, { style: { 'font-size': 'var(--t-0)' } }),
                          ]),
                        ),
                      ),
                    ],
                  ),
                ]),
              ]
            : []),
        ],
        { 'align-items': 'end', 'row-gap': 'var(--s7)' },
      ),
    ])
  },
}
