import { box } from '../../../templates/nodes.ts'
import { arcs } from '../../art/arcs.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand } from '../../parts/band.ts'
import { fitStep } from '../../parts/fit.ts'
import { pageEdge } from '../../parts/hero.ts'
import { buttonLink, phoneLink } from '../../parts/actions.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { lead, stepSize, title } from '../../parts/texts.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('Nothing starts before you know what it is.', {
  lead: '[[In {nap.city}, as anywhere: first||First]] you ask, then somebody looks, then you decide.',
  pictures: [{ words: 'quiet room window light plant', alt: 'A bright room with a plant by the window' }],
})

/** Title beside a great circle that the edge of the window cuts. */
export const arc: LibrarySection = {
  id: 'hero/arc',
  kind: 'hero',
  name: 'Circle cut by the window',
  tones: ['paper', 'tint', 'deep'],
  content,
  make: (own, look) =>
    bleedBand(
      {
        name: 'Hero',
        ...look,
        style: {
          display: 'grid',
          'grid-template-columns': 'minmax(0, 11fr) minmax(0, 13fr)',
          'align-items': 'center',
          overflow: 'clip',
          'min-height': 'clamp(34rem, 76svh, 46rem)',
        },
        tablet: { 'grid-template-columns': 'minmax(0, 1fr) minmax(0, 1fr)' },
        mobile: { 'grid-template-columns': 'minmax(0, 1fr)', 'min-height': 0, 'row-gap': 'var(--s6)' },
      },
      [
        box(
          'div',
          {
            name: 'Title',
            style: {
              'padding-block': 'var(--s7)',
              'padding-inline-start': pageEdge,
              'padding-inline-end': 'var(--s5)',
            },
            mobile: { padding: 'var(--s6) var(--gutter) 0' },
          },
          [
            title('h1', fitStep(6, own.title), own.title, {
              tablet: { 'font-size': stepSize(5) },
              mobile: { 'font-size': stepSize(fitStep(6, own.title)) },
            }),
            ...(own.lead
              ? [lead(own.lead, { style: { 'margin-top': 'var(--s5)', 'max-width': '28rem' } })]
              : []),
            box(
              'div',
              {
                name: 'Actions',
                style: {
                  display: 'flex',
                  'flex-wrap': 'wrap',
                  'align-items': 'center',
                  gap: 'var(--s3) var(--s5)',
                  'margin-top': 'var(--s6)',
                },
                mobile: { 'margin-top': 'var(--s5)' },
              },
              [
                ...own.actions.slice(0, 1).map((action) => buttonLink(action)),
                phoneLink(0, { style: { color: 'inherit', 'text-decoration-thickness': '1px' } }),
              ],
            ),
          ],
        ),
        box(
          'div',
          {
            name: 'Circle',
            // as tall as the text: the circle is cut, whatever its size
            style: { 'align-self': 'stretch', contain: 'size' },
            mobile: { contain: 'none' },
          },
          [
            box(
              'div',
              {
                name: 'Ring',
                style: {
                  'align-self': 'start',
                  width: 'clamp(40rem, 62vw, 62rem)',
                  'aspect-ratio': '1',
                  padding: 'var(--s5)',
                  'margin-top': '-4rem',
                  border: 'var(--line-w) solid var(--tone-rule)',
                  'border-radius': '50%',
                },
                mobile: {
                  width: 'auto',
                  'margin-inline': 'var(--gutter) -18vw',
                  'margin-top': 0,
                  'margin-bottom': '-34vw',
                },
              },
              own.pictures
                .slice(0, 1)
                .map((wish) => pictureSlot(wish, arcs, '1', { 'border-radius': '50%' })),
            ),
          ],
        ),
      ],
    ),
}
