import { box, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, title } from '../../parts/texts.ts'
import { offers } from './offers.ts'

/** Things on offer now, as on the board at the door. */
export const board: LibrarySection = {
  id: 'offers/board',
  kind: 'offers',
  name: 'Board at the door',
  tones: ['deep', 'brand', 'tint'],
  content: offers,
  make: (content, look) =>
    band({ name: 'Offers', ...look }, [
      twelve([
        cell('Title', span(1, 4), [title('h2', 5, content.title)]),
        cell('Board', span(5, 12), [
          element(
            'ul',
            { name: 'List', style: { 'list-style': 'none', margin: 0, padding: 0 } },
            content.items.map(({ name, price }) =>
              element(
                'li',
                {
                  name: 'Offer',
                  ...sampleMark(content),
                  style: {
                    display: 'flex',
                    'align-items': 'baseline',
                    gap: 'var(--s3)',
                    'padding-block': 'var(--s3)',
                  },
                },
                [
                  title('h3', 3, name, { style: { 'min-width': 0 } }),
                  box(
                    'div',
                    {
                      name: 'Leader',
                      style: {
                        flex: '1 1 2rem',
                        'border-bottom': '2px dotted var(--tone-quiet)',
                        'align-self': 'end',
                        'margin-bottom': '0.6em',
                      },
                      mobile: { 'border-bottom': 0 },
                    },
                    [],
                  ),
                  ...(price ? [figure(price, 3)] : []),
                ],
              ),
            ),
          ),
        ]),
      ]),
    ]),
}
