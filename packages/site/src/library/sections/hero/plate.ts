import { box } from '../../../templates/nodes.ts'
import { street } from '../../art/street.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand } from '../../parts/band.ts'
import { fitStep } from '../../parts/fit.ts'
import { heroWays, pageEdge } from '../../parts/hero.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { withTone } from '../../parts/with-tone.ts'
import { lead, title } from '../../parts/texts.ts'
import { heroContent, look as second } from './hero-content.ts'

const base = heroContent('Good work begins with a good question.')
const content = {
  ...base,
  lead: '[[Ask yours in {nap.city}||Ask yours]] before anything is decided: what it takes, what it costs, what can wait.',
  actions: [...base.actions, second],
  pictures: [{ words: 'shop front street morning light', alt: 'Shops on a street in the morning' }],
}

/** Picture over the whole width, with the title on a plate in its lower corner. */
export const plate: LibrarySection = {
  id: 'hero/plate',
  kind: 'hero',
  name: 'Plate over a wide image',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content,
  make: (own, look) =>
    bleedBand(
      {
        name: 'Hero',
        ...look,
        style: {
          display: 'grid',
          'grid-template-columns': `${pageEdge} minmax(0, 1fr) ${pageEdge}`,
          'grid-template-rows': 'clamp(5rem, 14svh, 9rem) minmax(22rem, auto)',
        },
        tablet: { 'grid-template-rows': 'auto auto' },
      },
      [
        ...own.pictures.slice(0, 1).map((wish) => {
          const slot = pictureSlot(wish, street, 'auto', {
            'grid-area': '1 / 1 / -1 / -1',
            'border-radius': 0,
            height: '100%',
            'max-height': '100%',
            contain: 'size',
          })
          return {
            ...slot,
            props: {
              ...slot.props,
              breakpoints: {
                tablet: {
                  'grid-area': '1 / 1 / 2 / -1',
                  contain: 'none',
                  'aspect-ratio': '21 / 9',
                  height: 'auto',
                },
                mobile: { 'aspect-ratio': '4 / 3' },
              },
            },
          }
        }),
        withTone(
          box(
            'div',
            {
              name: 'Plate',
              style: {
                'grid-area': '2 / 2',
                'align-self': 'end',
                'justify-self': 'start',
                position: 'relative',
                width: 'min(100%, 43rem)',
                'margin-inline-start': 'calc(-1 * var(--s6))',
                padding: 'var(--s6)',
                'padding-bottom': 'var(--s7)',
                'border-start-end-radius': 'var(--r-l)',
                'border-start-start-radius': 'var(--r-l)',
              },
              tablet: {
                'margin-inline-start': 0,
                'margin-top': -32,
                width: '100%',
                'padding-block': 'var(--s5)',
                'padding-inline': '0 var(--s4)',
                'border-start-start-radius': 0,
              },
            },
            [
              title('h1', fitStep(6, own.title), own.title),
              ...(own.lead ? [lead(own.lead, { style: { 'margin-top': 'var(--s4)' } })] : []),
              heroWays(own),
            ],
          ),
          look.tone,
        ),
      ],
    ),
}
