import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { sceneAt } from '../../art/scenes.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { lead, text, title } from '../../parts/texts.ts'
import { about } from './about-content.ts'

/** A tall picture next to points between hairlines. */
export const points: LibrarySection = {
  id: 'about/points',
  kind: 'about',
  name: 'Image next to points',
  tones: ['paper', 'tint', 'deep'],
  content: about,
  make: (content, look) => {
    const [image] = content.items.length > 5 ? [] : content.pictures
    return band({ name: 'About', ...look }, [
      twelve(
        [
          ...(image ? [cell('Picture', span(1, 6), [pictureSlot(image, sceneAt(2), '4 / 5')])] : []),
          cell('Points', image ? span(8, 12) : span(1, 12), [
            title('h2', 4, content.title),
            ...(content.lead ? [lead(content.lead, { style: { 'margin-top': 'var(--s4)' } })] : []),
            element(
              'ul',
              {
                name: 'List',
                style: {
                  ...listStyle,
                  'margin-top': 'var(--s6)',
                  ...(!image && { columns: 2, 'column-gap': 'var(--s8)' }),
                },
                mobile: { columns: 'auto' },
              },
              content.items.map((item) =>
                element(
                  'li',
                  {
                    name: 'Point',
                    style: { 'border-top': hairline, 'padding-block': 'var(--s4)', 'break-inside': 'avoid' },
                  },
                  [
                    title('h3', 2, item.name),
                    ...(item.text ? [text(item.text, { style: { 'margin-top': 'var(--s2)' } })] : []),
                  ],
                ),
              ),
            ),
          ]),
        ],
        { 'align-items': 'end' },
      ),
    ])
  },
}
