import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
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
        ],
        { 'row-gap': 'var(--s4)' },
      ),
    ]),
}
