import { box } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { art } from '../../parts/pictures.ts'
import { lead, title } from '../../parts/texts.ts'
import { pageTitle } from './page-title.ts'

/** Title of a page, with one sentence. */
export const plain: LibrarySection = {
  id: 'title/plain',
  kind: 'title',
  name: 'Title and one sentence',
  tones: ['paper', 'tint', 'deep', 'brand'],
  content: pageTitle,
  make: (content, look) =>
    band({ name: 'Page title', ...look }, [
      twelve(
        [
          cell('Title', span(1, 8), [title('h1', 5, content.title)]),
          ...(content.lead ? [cell('Lead', span(1, 6), [lead(content.lead)])] : []),
          ...(content.art
            ? [
                cell(
                  'Drawing',
                  span(9, 12, [5, 6]),
                  [
                    box('div', { name: 'Frame', style: { 'aspect-ratio': '1', overflow: 'hidden' } }, [
                      art(content.art),
                    ]),
                  ],
                  {
                    // hung from the upper edge of the page title
                    style: { 'grid-row': '1 / span 3', 'margin-top': 'calc(-1 * var(--s6))' },
                    mobile: { 'grid-row': 'auto', 'margin-top': 0, 'margin-inline-start': '40%' },
                  },
                ),
              ]
            : []),
        ],
        { 'row-gap': 'var(--s4)', ...(content.art && { 'grid-template-rows': 'auto auto 1fr' }) },
      ),
    ]),
}
