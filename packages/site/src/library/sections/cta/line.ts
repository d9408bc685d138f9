import type { LibrarySection } from '../../library-section.ts'
import { buttonLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { rule } from '../../parts/lines.ts'
import { title } from '../../parts/texts.ts'
import { invitation } from './invitation.ts'

/** One sentence and one action between two rules. */
export const line: LibrarySection = {
  id: 'cta/line',
  kind: 'cta',
  name: 'One line between rules',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: invitation,
  make: (content, look) =>
    band({ name: 'Call to action', ...look }, [
      twelve(
        [
          cell('Sentence', span(1, 8), [title('h2', 5, content.title)]),
          cell(
            'Action',
            span(10, 12),
            content.actions.slice(0, 1).map((action) => buttonLink(action)),
            {
              style: { 'justify-self': 'end' },
              tablet: { 'justify-self': 'start' },
            },
          ),
        ],
        { 'border-block': rule, 'padding-block': 'var(--s7)', 'align-items': 'last baseline' },
      ),
    ]),
}
