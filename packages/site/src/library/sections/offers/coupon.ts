import { box, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { textLink } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, note, text, title } from '../../parts/texts.ts'
import { withTone } from '../../parts/with-tone.ts'
import { offers } from './offers.ts'

/** Half-round notches where the stub is torn off. */
const notches =
  'radial-gradient(circle 0.9rem at 70% 0, transparent 98%, black) top / 100% 51% no-repeat, ' +
  'radial-gradient(circle 0.9rem at 70% 100%, transparent 98%, black) bottom / 100% 51% no-repeat'

/** A ticket with a line to cut along; the conditions are on its stub. */
export const coupon: LibrarySection = {
  id: 'offers/coupon',
  kind: 'offers',
  name: 'Ticket with a stub',
  tones: ['tint', 'deep', 'brand'],
  content: offers,
  make: (content, look) =>
    band({ name: 'Offer', ...look }, [
      twelve([
        cell(
          'Offer',
          span(3, 10),
          content.items.slice(0, 1).flatMap((item) => [
            title('h2', 2, content.title, { style: { 'margin-bottom': 'var(--s4)' } }),
            withTone(
              element(
                'article',
                {
                  name: 'Ticket',
                  ...sampleMark(content),
                  style: {
                    display: 'grid',
                    'grid-template-columns': 'minmax(0, 7fr) minmax(0, 3fr)',
                    'border-radius': 'var(--r-m)',
                    mask: notches,
                  },
                  mobile: { 'grid-template-columns': 'minmax(0, 1fr)', mask: 'none' },
                },
                [
                  box(
                    'div',
                    { name: 'Offer', style: { padding: 'var(--s6)', display: 'grid', gap: 'var(--s3)' } },
                    [
                      ...(item.price ? [figure(item.price, 7, { style: { 'line-height': '0.95' } })] : []),
                      title('h3', 3, item.name),
                      ...(item.text ? [text(item.text)] : []),
                    ],
                  ),
                  box(
                    'div',
                    {
                      name: 'Stub',
                      style: {
                        padding: 'var(--s6) var(--s5)',
                        display: 'grid',
                        'align-content': 'space-between',
                        gap: 'var(--s5)',
                        'border-inline-start': '2px dashed var(--tone-edge)',
                      },
                      mobile: { 'border-inline-start': 0, 'border-top': '2px dashed var(--tone-edge)' },
                    },
                    [
                      ...(item.note ? [note(item.note)] : []),
                      ...content.actions.slice(0, 1).map((action) => textLink(action)),
                    ],
                  ),
                ],
              ),
              'paper',
            ),
          ]),
        ),
      ]),
    ]),
}
