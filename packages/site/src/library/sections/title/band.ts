import { box } from '../../../templates/nodes.ts'
import { stripes } from '../../art/stripes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { fitStep } from '../../parts/fit.ts'
import { art } from '../../parts/pictures.ts'
import { lead, title } from '../../parts/texts.ts'
import { pageTitle } from './page-title.ts'

/** Title at the lower edge of a strong band that ends in a drawn strip. */
export const stripBand: LibrarySection = {
  id: 'title/band',
  kind: 'title',
  name: 'Band with a drawn edge',
  tones: ['deep', 'brand'],
  content: pageTitle,
  make: (content, look) =>
    bleedBand({ name: 'Page title', ...look }, [
      box(
        'div',
        {
          name: 'Title',
          style: {
            display: 'flex',
            'flex-direction': 'column',
            'justify-content': 'flex-end',
            'box-sizing': 'border-box',
            'min-height': 'min(20rem, 40svh)',
            padding: 'var(--s8) var(--gutter) var(--s6)',
          },
          mobile: { 'min-height': 0 },
        },
        [
          pageWidth(
            [
              title('h1', fitStep(6, content.title), content.title, { style: { 'max-width': '11em' } }),
              ...(content.lead ? [lead(content.lead, { style: { 'margin-top': 'var(--s4)' } })] : []),
            ],
            { width: '100%' },
          ),
        ],
      ),
      box('div', { name: 'Strip', style: { height: 96 }, mobile: { height: 64 } }, [
        art(content.art ?? stripes, { 'min-width': 0 }),
      ]),
    ]),
}
