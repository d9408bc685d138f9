import { street } from '../../art/street.ts'
import { box } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { buttonLink, phoneLink } from '../../parts/actions.ts'
import { bleedBand } from '../../parts/band.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { title } from '../../parts/texts.ts'
import { invitation } from './invitation.ts'

const [fallback] = invitation.pictures

/** A picture to the edge of the window, and as tall as the loud surface next to it. */
export const picture: LibrarySection = {
  id: 'cta/picture',
  kind: 'cta',
  name: 'Image next to a loud surface',
  tones: ['brand', 'deep'],
  content: invitation,
  make: (content, look) => {
    const wish = content.pictures[0] ?? fallback
    return bleedBand(
      {
        name: 'Call to action',
        ...look,
        style: {
          display: 'grid',
          'grid-template-columns': 'minmax(0, 7fr) minmax(0, 5fr)',
          'min-height': '34rem',
        },
        tablet: { 'grid-template-columns': 'minmax(0, 1fr)', 'min-height': 'auto' },
      },
      [
        box(
          'div',
          {
            name: 'Picture',
            style: { position: 'relative', overflow: 'hidden' },
            tablet: { 'aspect-ratio': '16 / 9' },
          },
          wish
            ? [
                pictureSlot(wish, street, 'auto', {
                  position: 'absolute',
                  inset: 0,
                  'border-radius': 0,
                }),
              ]
            : [],
        ),
        box(
          'div',
          {
            name: 'Invitation',
            style: {
              display: 'grid',
              'align-content': 'center',
              'justify-items': 'start',
              gap: 'var(--s5)',
              'padding-block': 'var(--s9)',
              'padding-inline': 'var(--s7) max(var(--gutter), calc((100vw - var(--w-page)) / 2))',
            },
            tablet: { padding: 'var(--s7) var(--gutter)' },
          },
          [
            title('h2', 5, content.title),
            ...content.actions.slice(0, 1).map((action) => buttonLink(action)),
            phoneLink(2),
          ],
        ),
      ],
    )
  },
}
