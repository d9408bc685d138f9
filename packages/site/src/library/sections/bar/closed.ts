import { element } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { row } from '../../parts/site-frame.ts'
import { sampleMark } from '../../parts/sample-mark.ts'
import { figure, note, stepSize, text } from '../../parts/texts.ts'
import { announcement } from './announcement.ts'

/** Special days: each with its date in a leaf of a calendar. They are published once they are entered. */
export const closed: LibrarySection = {
  id: 'bar/closed',
  kind: 'bar',
  name: 'Special days',
  tones: ['tint', 'paper', 'deep'],
  content: {
    ...announcement,
    title: 'Not as usual:',
    items: [{ label: 'Month', price: '00', name: 'What is different on this day' }],
    isSample: true,
  },
  make: (content, look) =>
    bleedBand(
      {
        name: 'Special days',
        tag: 'aside',
        ...look,
        style: { padding: '0 var(--gutter)' },
        attributes: { 'aria-label': 'Special days' },
      },
      [
        pageWidth([
          row(
            'Line',
            [
              text(content.title, {
                name: 'Lead-in',
                style: { 'font-weight': 'var(--strong-weight)', 'white-space': 'nowrap' },
              }),
              element(
                'ul',
                {
                  name: 'Days',
                  style: {
                    'list-style': 'none',
                    margin: 0,
                    padding: 0,
                    display: 'flex',
                    'flex-wrap': 'wrap',
                    gap: 'var(--s3) var(--s6)',
                  },
                },
                content.items.slice(0, 3).map((item) =>
                  element(
                    'li',
                    {
                      name: 'Day',
                      ...sampleMark(content),
                      style: { display: 'flex', 'align-items': 'center', gap: 'var(--s3)' },
                    },
                    [
                      element(
                        'div',
                        {
                          name: 'Leaf',
                          style: {
                            display: 'grid',
                            'justify-items': 'center',
                            'min-width': 56,
                            'flex-shrink': 0,
                            border: '1px solid var(--tone-edge)',
                            'border-radius': 'var(--r-s)',
                            overflow: 'hidden',
                          },
                        },
                        [
                          note(item.label ?? '', {
                            name: 'Month',
                            style: {
                              'justify-self': 'stretch',
                              'text-align': 'center',
                              'font-size': stepSize(-2),
                              'line-height': '1.5',
                              'border-bottom': '1px solid var(--tone-edge)',
                            },
                          }),
                          figure(item.price ?? '', 2, { name: 'Day', style: { 'line-height': '1.4' } }),
                        ],
                      ),
                      text(item.name, { name: 'What is different' }),
                    ],
                  ),
                ),
              ),
            ],
            {
              style: { gap: 'var(--s3) var(--s6)', 'padding-block': 'var(--s3)' },
              mobile: { 'flex-direction': 'column', 'align-items': 'flex-start' },
            },
          ),
        ]),
      ],
    ),
}
