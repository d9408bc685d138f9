import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, itemTitle, stepSize } from '../../parts/texts.ts'
import { areasHeading } from './areas-heading.ts'
import { areas } from './areas.ts'

const initial = (name: string): string => name.trim().charAt(0).toUpperCase()

/** Names of places as in the index of a book, with hung initials. */
export const index: LibrarySection = {
  id: 'areas/index',
  kind: 'areas',
  name: 'Names in columns, as in an index',
  tones: ['paper', 'tint', 'deep'],
  content: areas,
  make: (content, look) =>
    band({ name: 'Service areas', ...look }, [
      ...areasHeading(content, 4),
      element(
        'ul',
        {
          name: 'Places',
          style: {
            'list-style': 'none',
            margin: 0,
            'margin-top': 'var(--s7)',
            padding: 0,
            columns: '4 13rem',
            'column-gap': 'var(--gap)',
          },
          mobile: { columns: '2 8rem' },
        },
        content.items.map((item, at, all) => {
          const letter = initial(item.name)
          const isFirst = letter !== initial(all[at - 1]?.name ?? '')
          return element(
            'li',
            {
              name: 'Place',
              ...sampleMark(content),
              style: {
                display: 'grid',
                'grid-template-columns': '2.75rem minmax(0, 1fr)',
                'align-items': 'baseline',
                'padding-block': 'var(--s2)',
                'break-inside': 'avoid',
                'font-size': stepSize(1),
              },
              mobile: { 'grid-template-columns': '2rem minmax(0, 1fr)' },
            },
            [
              ...(isFirst
                ? [
                    figure(letter, 3, {
                      name: 'Initial',
                      style: {
                        // a letter higher than its row would move on to the next column
                        'line-height': '0',
                        color: 'var(--tone-quiet)',
                      },
                    }),
                  ]
                : []),
              itemTitle(1, item, {
                style: {
                  'grid-column': '2',
                  'font-family': 'inherit',
                  'font-weight': 'inherit',
                  'text-transform': 'none',
                  'letter-spacing': 'normal',
                  'line-height': '1.4',
                },
              }),
            ],
          )
        }),
      ),
    ]),
}
