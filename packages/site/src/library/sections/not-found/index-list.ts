import { box } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { rule } from '../../parts/lines.ts'
import { art } from '../../parts/pictures.ts'
import { navigationLinks } from '../../parts/site-frame.ts'
import { lead, stepSize, title } from '../../parts/texts.ts'
import { missingPage } from './missing-page.ts'

/** A short title, and the pages of the site as a large list. */
export const indexList: LibrarySection = {
  id: 'not-found/index',
  kind: 'not-found',
  name: 'All pages as a list',
  tones: ['paper', 'tint', 'deep'],
  content: missingPage,
  make: (content, look) =>
    band({ name: 'Page not found', ...look }, [
      twelve(
        [
          cell('Title', span(1, 4, [1, 6]), [
            title('h1', 3, content.title),
            ...(content.lead ? [lead(content.lead, { style: { 'margin-top': 'var(--s4)' } })] : []),
            ...(content.art
              ? [
                  box(
                    'div',
                    {
                      name: 'Frame',
                      style: {
                        'aspect-ratio': '4 / 3',
                        overflow: 'hidden',
                        'border-radius': 'var(--r-m)',
                        'margin-top': 'var(--s6)',
                        'max-width': '24rem',
                      },
                    },
                    [art(content.art)],
                  ),
                ]
              : []),
          ]),
          cell('Pages', span(6, 12, [1, 6]), [
            navigationLinks({
              direction: 'column',
              levels: 1,
              label: 'Where to next',
              style: {
                'margin-inline': '-12px',
                'font-family': 'var(--f-title)',
                'font-size': stepSize(4),
                'font-weight': 'var(--title-weight)',
                'letter-spacing': 'var(--title-tracking)',
                'text-transform': 'var(--title-case)',
                'line-height': '1.1',
              },
            }),
          ]),
        ],
        { 'border-top': rule, 'padding-top': 'var(--s5)' },
      ),
    ]),
}
