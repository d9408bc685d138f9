import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { art } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { itemTitle } from '../../parts/texts.ts'
import { withTone } from '../../parts/with-tone.ts'
import { areasHeading } from './areas-heading.ts'
import { areas } from './areas.ts'

/** Straight ahead, which is the same in texts from the left and from the right. */
const arrow = {
  width: 24,
  height: 24,
  shapes: [
    {
      tag: 'path',
      attributes: { fill: 'currentColor', d: 'M10 21V10l-4.5 4.5L3 12l9-9 9 9-2.5 2.5L14 10v11z' },
    },
  ],
}

/** Road signs of unlike width, laid like bricks. The first one is the loudest. */
export const signs: LibrarySection = {
  id: 'areas/signs',
  kind: 'areas',
  name: 'Road signs',
  tones: ['paper', 'tint'],
  content: areas,
  make: (content, look) =>
    band({ name: 'Service areas', ...look }, [
      ...areasHeading(content, 5),
      element(
        'ul',
        {
          name: 'Places',
          style: {
            'list-style': 'none',
            margin: 0,
            'margin-top': 'var(--s7)',
            padding: 0,
            display: 'flex',
            'flex-wrap': 'wrap',
            gap: 'var(--s3)',
          },
        },
        content.items.map((item, at) =>
          withTone(
            element(
              'li',
              {
                name: 'Place',
                ...sampleMark(content),
                style: {
                  flex: '1 1 auto',
                  display: 'flex',
                  'align-items': 'center',
                  'justify-content': 'space-between',
                  gap: 'var(--s6)',
                  'min-width': 0,
                  'max-width': '32rem',
                  padding: 'var(--s4) var(--s5)',
                  'border-radius': 'var(--r-m)',
                },
                mobile: { flex: '1 1 100%', 'max-width': 'none' },
              },
              [
                itemTitle(3, item, { style: { 'min-width': 0 } }),
                art(arrow, { width: '1.5rem', height: '1.5rem', 'flex-shrink': 0 }),
              ],
            ),
            at === 0 ? 'brand' : 'deep',
          ),
        ),
      ),
    ]),
}
