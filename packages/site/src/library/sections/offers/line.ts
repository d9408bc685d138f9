import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { textLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { rule } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { title } from '../../parts/texts.ts'
import { offers } from './offers.ts'

/** One offer in a line between two rules. */
export const line: LibrarySection = {
  id: 'offers/line',
  kind: 'offers',
  name: 'One line between rules',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: offers,
  make: (content, look) =>
    band(
      { name: 'Offer', ...look, style: { padding: 'var(--s7) var(--gutter)' } },
      content.items.slice(0, 1).map(({ name }) =>
        element(
          'div',
          {
            name: 'Line',
            ...sampleMark(content),
            style: {
              display: 'flex',
              'flex-wrap': 'wrap',
              'align-items': 'baseline',
              gap: 'var(--s3) var(--s6)',
              'border-block': rule,
              'padding-block': 'var(--s5)',
            },
          },
          [
            title('h2', 1, content.title, { style: { color: 'var(--tone-quiet)' } }),
            title('h3', 3, name, { style: { flex: '1 1 18rem' } }),
            ...content.actions.slice(0, 1).map((action) => textLink(action)),
          ],
        ),
      ),
    ),
}
