import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { title } from '../../parts/texts.ts'
import { quotation, source } from './quotation.ts'
import { reviews } from './reviews.ts'

/** Texts of their natural length in columns, between hairlines. */
export const columns: LibrarySection = {
  id: 'reviews/columns',
  kind: 'reviews',
  name: 'Texts in columns',
  tones: ['paper', 'tint', 'deep'],
  content: reviews,
  make: (content, look) =>
    band({ name: 'Reviews', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s7)' } }),
      element(
        'ul',
        {
          name: 'Reviews',
          style: {
            'list-style': 'none',
            margin: 0,
            padding: 0,
            columns: content.items.length > 1 ? '2 20rem' : 'auto',
            'column-gap': 'calc(var(--gap) * 2)',
          },
        },
        content.items.map((item) =>
          element(
            'li',
            {
              name: 'Review',
              ...sampleMark(content),
              style: {
                'break-inside': 'avoid',
                'border-top': hairline,
                'padding-block': 'var(--s5) var(--s6)',
                'max-width': 'var(--w-text)',
              },
            },
            [quotation(item.text ?? '', 1), source(item)],
          ),
        ),
      ),
    ]),
}
