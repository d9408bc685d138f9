import { box } from '../../../templates/nodes.ts'
import { counterBell } from '../../art/counter-bell.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand, pageMargin } from '../../parts/band.ts'
import { fitStep } from '../../parts/fit.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { lead, title } from '../../parts/texts.ts'
import { pageTitle } from './page-title.ts'

/** Title next to a picture that reaches the edge of the window. */
export const picture: LibrarySection = {
  id: 'title/picture',
  kind: 'title',
  name: 'Title next to an image',
  tones: ['paper', 'tint', 'deep'],
  content: {
    ...pageTitle,
    pictures: [{ words: 'workplace of the trade, close up', alt: 'The place where the work is done' }],
  },
  make: (content, look) => {
    const [wish] = content.pictures
    return bleedBand(
      {
        name: 'Page title',
        ...look,
        style: {
          display: 'grid',
          'grid-template-columns': 'minmax(0, 5fr) minmax(0, 7fr)',
          'column-gap': 'var(--gap)',
          'padding-inline-start': pageMargin,
        },
        mobile: { 'grid-template-columns': 'minmax(0, 1fr)', 'padding-inline': 0 },
      },
      [
        box(
          'div',
          {
            name: 'Title',
            style: { 'padding-block': 'var(--s7)' },
            mobile: { 'padding-inline': 'var(--gutter)', 'padding-block': 'var(--s7) var(--s6)' },
          },
          [
            title('h1', fitStep(5, content.title), content.title),
            ...(content.lead
              ? [lead(content.lead, { ...sampleMark(content), style: { 'margin-top': 'var(--s4)' } })]
              : []),
          ],
        ),
        pictureSlot(wish ?? { words: '', alt: '' }, counterBell, '3 / 2', {
          'border-radius': 0,
          'max-height': '34rem',
          width: '100%',
        }),
      ],
    )
  },
}
