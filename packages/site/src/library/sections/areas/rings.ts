import { ringMap } from '../../art/ring-map.ts'
import { box, element, paragraph } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { drawnMap } from '../../parts/drawn-map.ts'
import { itemGroups } from '../../parts/item-groups.ts'
import { hairline } from '../../parts/lines.ts'
import { art } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { stepSize, title } from '../../parts/texts.ts'
import { withTone } from '../../parts/with-tone.ts'
import { areasHeading } from './areas-heading.ts'
import { areas } from './areas.ts'

/** Rings of distance around the city, with the places of each ring in a list next to them. */
export const rings: LibrarySection = {
  id: 'areas/rings',
  kind: 'areas',
  name: 'Rings around the city',
  tones: ['paper', 'tint', 'deep'],
  content: areas,
  make: (content, look) =>
    band({ name: 'Service areas', ...look }, [
      twelve([
        cell('List', span(1, 5), [
          ...areasHeading(content, 4),
          ...itemGroups(content.items).map(({ name, items }) =>
            box(
              'div',
              {
                name: name || 'Ring',
                style: {
                  display: 'grid',
                  'grid-template-columns': 'minmax(0, 2fr) minmax(0, 4fr)',
                  'align-items': 'baseline',
                  'column-gap': 'var(--gap)',
                  'border-top': hairline,
                  'padding-block': 'var(--s4)',
                  'margin-top': 'var(--s4)',
                },
              },
              [
                ...(name ? [title('h3', 2, name)] : []),
                element(
                  'ul',
                  {
                    name: 'Places',
                    style: { 'list-style': 'none', margin: 0, padding: 0, 'grid-column': '2' },
                  },
                  items.map((item) =>
                    element(
                      'li',
                      { name: 'Place', ...sampleMark(content), style: { 'padding-block': 'var(--s1)' } },
                      [
                        paragraph(item.name, {
                          style: { margin: 0, 'font-size': stepSize(1), 'line-height': '1.4' },
                        }),
                      ],
                    ),
                  ),
                ),
              ],
            ),
          ),
        ]),
        cell(
          'Rings',
          span(7, 12),
          [
            drawnMap('nap.city', {}, [art(ringMap)]),
            withTone(
              paragraph('[[{nap.city}]]', {
                name: 'City',
                style: {
                  position: 'absolute',
                  top: '50%',
                  left: '50%',
                  transform: 'translate(-50%, -50%)',
                  margin: 0,
                  padding: 'var(--s2) var(--s4)',
                  'border-radius': 'var(--r-s)',
                  'font-family': 'var(--f-title)',
                  'font-weight': 'var(--title-weight)',
                  'font-size': stepSize(3),
                  'line-height': '1.1',
                  'max-width': '80%',
                  'text-align': 'center',
                },
              }),
              'deep',
            ),
          ],
          {
            style: { position: 'relative', 'aspect-ratio': '1', 'align-self': 'start' },
            mobile: { 'margin-top': 'var(--s5)' },
          },
        ),
      ]),
    ]),
}
