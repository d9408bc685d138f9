import { element } from '../../../templates/nodes.ts'
import { bleedBand, pageWidth, sectionSpace, spaced } from '../../parts/band.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import { framedPicture } from './framed-picture.ts'
import { work } from './gallery-content.ts'

/** Ratios of the places; all are of one height. */
const ratios = ['3 / 2', '4 / 5', '1 / 1', '3 / 2', '2 / 3', '4 / 3'] as const

/** Space from the window's edge to the line on which the page begins. */
const edge = 'max(var(--gutter), (100vw - var(--w-page)) / 2)'

/** A strip of pictures of one height, to swipe or scroll sideways, from edge to edge. */
export const strip: LibrarySection = {
  id: 'gallery/strip',
  kind: 'gallery',
  name: 'Strip from edge to edge',
  tones: ['paper', 'tint', 'deep'],
  content: work,
  make: (content, look) =>
    bleedBand({ name: 'Gallery', ...look, style: sectionSpace(), attributes: spaced }, [
      element('div', { name: 'Heading', style: { padding: '0 var(--gutter) var(--s6)' } }, [
        pageWidth([title('h2', 4, content.title)]),
      ]),
      element(
        'div',
        {
          name: 'Strip',
          style: {
            'overflow-x': 'auto',
            'scroll-snap-type': 'x proximity',
            'scrollbar-width': 'thin',
            'scrollbar-color': 'var(--tone-quiet) transparent',
            'scroll-padding-inline': edge,
          },
        },
        [
          element(
            'ul',
            {
              name: 'Pictures',
              style: {
                display: 'flex',
                gap: 'var(--gap)',
                width: 'max-content',
                'list-style': 'none',
                margin: 0,
                padding: `0 ${edge} var(--s4)`,
              },
            },
            content.items.map((item, at) =>
              element(
                'li',
                {
                  name: 'Image place',
                  ...sampleMark(content),
                  style: { flex: 'none', 'scroll-snap-align': 'start', width: 'min-content' },
                },
                [
                  framedPicture(item, at, {
                    ratio: ratios[at % ratios.length] ?? '1 / 1',
                    picture: { height: 'clamp(18rem, 12rem + 16vw, 26rem)' },
                  }),
                ],
              ),
            ),
          ),
        ],
        { tabindex: '0', role: 'region', 'aria-label': 'Images' },
      ),
    ]),
}
