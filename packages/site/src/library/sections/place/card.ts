import { box, business, businessMap } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { phoneLink } from '../../parts/actions.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { hairline } from '../../parts/lines.ts'
import { mapGround } from '../../parts/map-grounds.ts'
import { stepSize, title } from '../../parts/texts.ts'
import { withTone } from '../../parts/with-tone.ts'
import { directionsLink } from './directions.ts'
import { place } from './place.ts'

/** Width under the card, where the question of the map would be covered; the drawing continues there. */
const underCard = 'calc(max(var(--gutter), (100vw - var(--w-page)) / 2) + 27rem)'

/** A map over the whole width with a card on it. It loads after a click, and is a drawing before. */
export const card: LibrarySection = {
  id: 'place/card',
  kind: 'place',
  name: 'Card on a map',
  tones: ['tint', 'paper', 'deep'],
  content: place,
  make: (content, look) =>
    bleedBand(
      { name: 'Location', ...look, style: { display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)' } },
      [
        businessMap({
          name: 'Map',
          style: {
            'grid-area': '1 / 1',
            width: '100%',
            height: '100%',
            'min-height': '28rem',
            border: 0,
            'border-inline-start': `${underCard} solid transparent`,
            // the first color of drawings is strong in some themes
            'background-color': 'color-mix(in oklab, var(--c-art-1) 30%, var(--c-tint))',
            'background-image': mapGround(content.ground),
            'background-origin': 'border-box',
          },
          tablet: { 'grid-area': '2 / 1', height: '20rem', 'min-height': '20rem', 'border-inline-start': 0 },
        }),
        box(
          'div',
          {
            name: 'Over the map',
            style: {
              'grid-area': '1 / 1',
              position: 'relative',
              'pointer-events': 'none',
              padding: 'var(--s8) var(--gutter)',
            },
            tablet: { padding: 'var(--s7) var(--gutter)' },
          },
          [
            pageWidth([
              withTone(
                box(
                  'div',
                  {
                    name: 'Card',
                    style: {
                      'pointer-events': 'auto',
                      display: 'grid',
                      gap: 'var(--s4)',
                      'justify-items': 'start',
                      width: 'min(100%, 27rem)',
                      padding: 'var(--s6)',
                      'border-radius': 'var(--r-m)',
                      'box-shadow': 'var(--shadow)',
                    },
                  },
                  [
                    title('h2', 3, content.title),
                    business('Address', { style: { 'font-size': stepSize(1), 'font-style': 'normal' } }),
                    directionsLink(),
                    business('Hours', {
                      style: {
                        'font-size': stepSize(0),
                        width: '100%',
                        'border-top': hairline,
                        'border-bottom': hairline,
                      },
                    }),
                    phoneLink(2),
                  ],
                ),
                'paper',
              ),
            ]),
          ],
        ),
      ],
    ),
}
