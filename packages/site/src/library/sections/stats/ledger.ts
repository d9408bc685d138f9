import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, text, title } from '../../parts/texts.ts'
import { figures } from './figures.ts'

/** Figures below each other, closed by a double rule as in a ledger. */
export const ledger: LibrarySection = {
  id: 'stats/ledger',
  kind: 'stats',
  name: 'Figures in a column',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: figures,
  make: (content, look) =>
    band({ name: 'Figures', ...look }, [
      twelve([
        cell('Title', span(1, 3), [title('h2', 4, content.title)]),
        cell('Figures', span(4, 12), [
          element(
            'ul',
            {
              name: 'List',
              style: {
                'list-style': 'none',
                margin: 0,
                padding: 0,
                'border-bottom': 'max(4px, calc(var(--line-w) * 4)) double var(--tone-text)',
              },
            },
            content.items.map(({ label: value = '', name }) =>
              element(
                'li',
                {
                  name: 'Figure',
                  ...sampleMark(content),
                  style: {
                    display: 'grid',
                    'grid-template-columns': 'minmax(0, 4fr) minmax(0, 5fr)',
                    'align-items': 'baseline',
                    'column-gap': 'var(--s6)',
                    'border-top': hairline,
                    'padding-block': 'var(--s3)',
                  },
                  mobile: { 'column-gap': 'var(--s4)' },
                },
                [
                  figure(value, 6, {
                    style: { 'text-align': 'end', 'line-height': '1.05' },
                    mobile: { 'font-size': 'var(--t-5)' },
                  }),
                  text(name),
                ],
              ),
            ),
          ),
        ]),
      ]),
    ]),
}
