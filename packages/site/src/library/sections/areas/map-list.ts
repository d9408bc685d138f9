import { region } from '../../art/region.ts'
import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { drawnMap } from '../../parts/drawn-map.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { art } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { itemTitle, note } from '../../parts/texts.ts'
import { areasHeading } from './areas-heading.ts'
import { areas } from './areas.ts'

/** Places with a sentence each, next to a drawn map. */
export const mapList: LibrarySection = {
  id: 'areas/maplist',
  kind: 'areas',
  name: 'List next to a drawn map',
  tones: ['tint', 'paper', 'deep'],
  content: areas,
  make: (content, look) =>
    band({ name: 'Service areas', ...look }, [
      twelve([
        cell('List', span(1, 4), [
          ...areasHeading(content, 4),
          element(
            'ul',
            { name: 'Places', style: { ...listStyle, 'margin-top': 'var(--s6)' } },
            content.items.map((item) =>
              element(
                'li',
                {
                  name: 'Place',
                  ...sampleMark(content),
                  style: { 'border-top': hairline, 'padding-block': 'var(--s3)' },
                },
                [
                  itemTitle(1, item),
                  ...(item.text ? [note(item.text, { style: { 'margin-top': 'var(--s1)' } })] : []),
                ],
              ),
            ),
          ),
        ]),
        cell('Map', span(5, 12), [
          drawnMap(
            'nap.city',
            {
              style: {
                height: '100%',
                'min-height': '28rem',
                overflow: 'hidden',
                'border-radius': 'var(--r-m)',
              },
              tablet: { height: 'auto', 'min-height': 0, 'aspect-ratio': '16 / 10' },
            },
            [art(content.art ?? region)],
          ),
        ]),
      ]),
    ]),
}
