import { region } from '../../art/region.ts'
import { business, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { drawnMap } from '../../parts/drawn-map.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { art } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { stepSize, text, title } from '../../parts/texts.ts'
import { directionsLink } from './directions.ts'
import { place } from './place.ts'

/** The address, and how to get there by each means, next to a drawn map. */
export const arrive: LibrarySection = {
  id: 'place/arrive',
  kind: 'place',
  name: 'How to get there',
  tones: ['paper', 'tint', 'deep'],
  content: place,
  make: (content, look) =>
    band({ name: 'Directions', ...look }, [
      twelve(
        [
          cell('Way', span(1, 6), [
            title('h2', 2, content.title, { style: { 'margin-bottom': 'var(--s4)' } }),
            business('Address', {
              style: {
                'font-family': 'var(--f-title)',
                'font-weight': 'var(--title-weight)',
                'font-size': stepSize(4),
                'font-style': 'normal',
                'line-height': '1.15',
              },
            }),
            directionsLink(),
            element(
              'ul',
              { name: 'Means', style: { ...listStyle, 'margin-top': 'var(--s6)' } },
              content.items.map(({ name, text: way }) =>
                element(
                  'li',
                  {
                    name: 'Means',
                    ...sampleMark(content),
                    style: {
                      display: 'grid',
                      'grid-template-columns': 'minmax(0, 2fr) minmax(0, 4fr)',
                      gap: 'var(--s2) var(--gap)',
                      'align-items': 'baseline',
                      'border-top': hairline,
                      'padding-block': 'var(--row)',
                    },
                    mobile: { 'grid-template-columns': 'minmax(0, 1fr)' },
                  },
                  [title('h3', 1, name), ...(way ? [text(way)] : [])],
                ),
              ),
            ),
          ]),
          cell('Scheme', span(8, 12), [
            drawnMap(
              'nap.address',
              {
                style: {
                  height: '100%',
                  'min-height': '26rem',
                  overflow: 'hidden',
                  'border-radius': 'var(--r-m)',
                },
                tablet: { height: 'auto', 'min-height': 0, 'aspect-ratio': '16 / 10' },
              },
              [art(content.art ?? region)],
            ),
          ]),
        ],
        { 'row-gap': 'var(--s7)' },
      ),
    ]),
}
