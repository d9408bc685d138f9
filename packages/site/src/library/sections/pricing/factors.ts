import { box, element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { actionRow } from '../../parts/actions.ts'
import { band } from '../../parts/band.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { hairline, listStyle } from '../../parts/lines.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { lead, note, text, title } from '../../parts/texts.ts'
import { factors as content } from './prices.ts'

/** Heights of the bars from the cheaper end to the dearer one, in rem. */
const heights = [0.25, 0.375, 0.5, 0.75, 1, 1.25, 1.5, 1.875, 2.25]

const bars = () =>
  box(
    'div',
    {
      name: 'From cheaper to dearer',
      style: { display: 'flex', 'align-items': 'flex-end', gap: 'var(--s1)', 'margin-bottom': 'var(--s3)' },
    },
    heights.map((height, at) =>
      box(
        'div',
        {
          name: 'Bar',
          style: {
            flex: '1 1 0',
            height: `${height}rem`,
            // a background, which browsers leave out on paper by default
            'print-color-adjust': 'exact',
            'background-color': at === heights.length - 1 ? 'var(--c-mark)' : 'var(--tone-text)',
          },
        },
        [],
      ),
    ),
  )

/** Reasons why it is cheaper or dearer, without amounts: each factor with its two ends under bars that grow. */
export const factors: LibrarySection = {
  id: 'pricing/factors',
  kind: 'pricing',
  name: 'What changes the price',
  tones: ['paper', 'tint', 'deep'],
  content,
  make: ({ title: heading, lead: sentence, items, actions, isSample }, look) =>
    band({ name: 'Pricing', ...look }, [
      twelve(
        [
          cell('Title', span(1, 8), [
            title('h2', 4, heading),
            ...(sentence ? [lead(sentence, { style: { 'margin-top': 'var(--s4)' } })] : []),
          ]),
        ],
        { 'margin-bottom': 'var(--s7)' },
      ),
      element(
        'ul',
        { name: 'Factors', style: listStyle },
        items.map((item) =>
          element(
            'li',
            {
              name: 'Factor',
              ...sampleMark({ ...(isSample && { isSample }) }),
              style: { 'border-top': hairline, 'padding-block': 'var(--s5)' },
            },
            [
              twelve(
                [
                  cell('Name', span(1, 4), [title('h3', 2, item.name)]),
                  cell('Ends', span(5, 12), [
                    bars(),
                    box(
                      'div',
                      {
                        name: 'Ends',
                        style: {
                          display: 'grid',
                          'grid-template-columns': 'repeat(2, minmax(0, 1fr))',
                          gap: 'var(--gap)',
                        },
                      },
                      [
                        ...(item.text ? [text(item.text)] : []),
                        ...(item.note
                          ? [
                              note(item.note, {
                                style: { 'font-size': 'var(--t-0)', color: 'inherit', 'text-align': 'end' },
                              }),
                            ]
                          : []),
                      ],
                    ),
                  ]),
                ],
                { 'row-gap': 'var(--s3)', 'align-items': 'end' },
              ),
            ],
          ),
        ),
      ),
      ...actionRow(actions, { style: { 'margin-top': 'var(--s6)' } }),
    ]),
}
