import type { WireNode } from '@web2/builder'
import { box, element } from '../../../templates/nodes.ts'
import { frames } from '../../art/frames.ts'
import type { LibrarySection } from '../../library-section.ts'
import { actionRow, phoneLink } from '../../parts/actions.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { pageEdge } from '../../parts/hero.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { figureStyle, note, stepSize, title } from '../../parts/texts.ts'
import type { PictureWish } from '../../section-content.ts'
import { heroContent } from './hero-content.ts'

const own = (words: string, alt: string): PictureWish => ({ words, alt, isOwn: true })

const content = heroContent('Look first. Then ask[[ in {nap.city}]].', {
  pictures: [
    own('the way up or in', 'Stairs with a rail'),
    own('the room where you work, in daylight', 'A room with light from a window'),
    own('the place from outside, early', 'A path toward the light'),
    own('a corner with a plant', 'A window and its light on the floor'),
    own('the view from the door', 'Hills under a wide sky'),
  ],
})

const frame = (wish: PictureWish, at: number): WireNode => {
  const drawing = frames[at % frames.length]!
  return element('li', { name: 'Frame', style: { flex: 'none', 'scroll-snap-align': 'start' } }, [
    pictureSlot(wish, drawing, drawing.ratio, {
      height: 'clamp(20rem, min(58svh, 104vw), 40rem)',
      'border-radius': 0,
    }),
    note(String(at + 1).padStart(2, '0'), {
      style: { ...figureStyle, 'margin-top': 'var(--s2)', 'font-size': stepSize(-1) },
    }),
  ])
}

/** Row of pictures of one height that scrolls sideways, with a quiet title below it. */
export const filmstrip: LibrarySection = {
  id: 'hero/filmstrip',
  kind: 'hero',
  name: 'Strip of images',
  tones: ['paper', 'tint', 'deep'],
  content,
  make: (content_, look) =>
    bleedBand({ name: 'Hero', ...look, style: { 'padding-block': 'var(--s4) var(--s6)' } }, [
      element(
        'div',
        {
          name: 'Strip',
          style: {
            'overflow-x': 'auto',
            'scroll-snap-type': 'x proximity',
            'scroll-padding-inline': pageEdge,
          },
        },
        [
          element(
            'ul',
            {
              name: 'Pictures',
              style: {
                'list-style': 'none',
                margin: 0,
                display: 'flex',
                gap: 'var(--s2)',
                width: 'max-content',
                'padding-block': 'var(--s1)',
                'padding-inline': pageEdge,
              },
            },
            content_.pictures.slice(0, 12).map(frame),
          ),
        ],
        { tabindex: '0', role: 'region', 'aria-label': 'Images' },
      ),
      box('div', { name: 'Below', style: { 'padding-inline': 'var(--gutter)', 'margin-top': 'var(--s5)' } }, [
        pageWidth(
          [
            title('h1', 3, content_.title, { style: { 'margin-inline-end': 'auto' } }),
            box(
              'div',
              {
                name: 'Ways',
                style: {
                  display: 'flex',
                  'flex-wrap': 'wrap',
                  'align-items': 'center',
                  gap: 'var(--s3) var(--s5)',
                },
              },
              [...actionRow(content_.actions), phoneLink(0)],
            ),
          ],
          {
            display: 'flex',
            'flex-wrap': 'wrap',
            'align-items': 'center',
            gap: 'var(--s3) var(--s5)',
          },
        ),
      ]),
    ]),
}
