import { element } from '../../../templates/nodes.ts'
import { band } from '../../parts/band.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { title } from '../../parts/texts.ts'
import type { LibrarySection } from '../../library-section.ts'
import { framedPicture } from './framed-picture.ts'
import { work } from './gallery-content.ts'

/** Ratios of the places, so that no two neighbors are of one height. */
const ratios = ['4 / 5', '3 / 2', '1 / 1', '3 / 2', '3 / 4', '4 / 3'] as const

/** Pictures of unlike height in three columns, two on phones. */
export const columns: LibrarySection = {
  id: 'gallery/columns',
  kind: 'gallery',
  name: 'Columns of unlike heights',
  tones: ['paper', 'tint', 'deep'],
  content: work,
  make: (content, look) => {
    const count = Math.min(3, content.items.length)
    return band({ name: 'Gallery', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s7)' } }),
      element(
        'ul',
        {
          name: 'Pictures',
          style: {
            columns: count,
            'column-gap': 'var(--gap)',
            'list-style': 'none',
            margin: 0,
            padding: 0,
          },
          mobile: { columns: Math.min(2, count) },
        },
        content.items.map((item, at) =>
          element(
            'li',
            {
              name: 'Image place',
              ...sampleMark(content),
              style: { 'break-inside': 'avoid', 'padding-bottom': 'var(--s5)' },
            },
            [framedPicture(item, at, { ratio: ratios[at % ratios.length] ?? '1 / 1' })],
          ),
        ),
      ),
    ])
  },
}
