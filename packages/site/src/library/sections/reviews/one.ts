import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { title } from '../../parts/texts.ts'
import { quotation, source } from './quotation.ts'
import { reviews } from './reviews.ts'

/** One quotation with much space around it. */
export const one: LibrarySection = {
  id: 'reviews/one',
  kind: 'reviews',
  name: 'One quotation',
  tones: ['tint', 'paper', 'deep', 'brand'],
  content: reviews,
  make: (content, look) =>
    band({ name: 'Reviews', ...look }, [
      twelve([
        cell('Title', span(1, 3), [title('h2', 1, content.title)]),
        cell(
          'Review',
          span(4, 12),
          content.items.slice(0, 1).map((item) =>
            element(
              'figure',
              {
                name: 'Review',
                ...sampleMark(content),
                style: { margin: 0, 'border-top': rule, 'padding-top': 'var(--s5)' },
              },
              [quotation(item.text ?? '', 4), source(item)],
            ),
          ),
        ),
      ]),
    ]),
}
