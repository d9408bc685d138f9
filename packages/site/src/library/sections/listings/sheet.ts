import { roofs } from '../../art/roofs.ts'
import { street } from '../../art/street.ts'
import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, itemTitle, text, title } from '../../parts/texts.ts'
import { listings } from './listings.ts'

const drawings = [street, roofs] as const

/** The longer a price, the smaller: it has a third of the page. */
const priceStep = ({ length }: string): 3 | 4 | 5 => (length <= 6 ? 5 : length <= 8 ? 4 : 3)

/** Rows with a picture, a price and the facts, as on an estate sheet. */
export const sheet: LibrarySection = {
  id: 'listings/sheet',
  kind: 'listings',
  name: 'Rows with image, price and facts',
  tones: ['paper', 'tint', 'deep'],
  content: listings,
  make: (content, look) =>
    band({ name: 'Items for sale', ...look }, [
      title('h2', 4, content.title, { style: { 'margin-bottom': 'var(--s6)' } }),
      element(
        'ul',
        { name: 'Items', style: listStyle },
        content.items.map((item, at) =>
          element(
            'li',
            {
              name: 'Item',
              ...sampleMark(content),
              style: { 'border-top': hairline, 'padding-block': 'var(--s5)' },
            },
            [
              twelve(
                [
                  cell(
                    'Picture',
                    span(1, 5),
                    item.picture ? [pictureSlot(item.picture, drawings[at % 2] ?? street, '3 / 2')] : [],
                  ),
                  cell('Price and name', span(6, 9, [1, 4]), [
                    ...(item.price
                      ? [figure(item.price, priceStep(item.price), { style: { 'line-height': '1.1' } })]
                      : []),
                    itemTitle(2, item, { style: { 'margin-top': 'var(--s3)' } }),
                  ]),
                  cell('Facts', span(10, 12, [5, 6]), [
                    element(
                      'ul',
                      { name: 'Facts', style: listStyle },
                      (item.lines ?? []).map((line) =>
                        element(
                          'li',
                          { name: 'Fact', style: { 'border-top': hairline, 'padding-block': 'var(--s3)' } },
                          [text(line)],
                        ),
                      ),
                    ),
                  ]),
                ],
                { 'row-gap': 'var(--s4)' },
              ),
            ],
          ),
        ),
      ),
      text(`[[${content.note ?? 'Ask by phone:'} {nap.phone}]]`, { style: { 'margin-top': 'var(--s5)' } }),
    ]),
}
