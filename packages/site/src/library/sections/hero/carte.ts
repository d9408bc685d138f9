import { box, business } from '../../../templates/nodes.ts'
import { counterBell } from '../../art/counter-bell.ts'
import { door } from '../../art/door.ts'
import type { LibrarySection } from '../../library-section.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { actionRow, phoneLink } from '../../parts/actions.ts'
import { heroBand } from '../../parts/hero.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { lead, stepSize, title } from '../../parts/texts.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('{nap.businessName}', {
  lead: '[[The door is at {nap.address1}.||The door is where it says our name.]] Come in, or call first.',
  pictures: [
    { words: 'open shop door with awning', alt: 'An open door under a striped awning' },
    { words: 'bell on a shop counter close up', alt: 'A bell on a counter' },
  ],
})

const frames = [
  { drawing: door, ratio: '4 / 5' },
  { drawing: counterBell, ratio: '1' },
] as const

/** The name over the whole width, what visitors look for below it, and two pictures hung unevenly. */
export const carte: LibrarySection = {
  id: 'hero/carte',
  kind: 'hero',
  name: 'Name over two hung pictures',
  tones: ['paper', 'tint', 'deep'],
  content,
  make: (own, look) => {
    const [first, second] = own.pictures
    return heroBand(
      look,
      [
        box('div', { name: 'Name', style: { 'container-type': 'inline-size' } }, [
          title('h1', 7, own.title, {
            style: { 'font-size': 'min(var(--t-7), 10.5cqi)' },
            mobile: { 'font-size': 'min(var(--t-7), 13cqi)' },
          }),
        ]),
        twelve(
          [
            cell(
              'Facts',
              span(1, first ? 4 : 12, [1, 6]),
              [
                ...(own.lead ? [lead(own.lead)] : []),
                phoneLink(3),
                business('Hours', { style: { 'font-size': stepSize(-1) } }),
                business('Address', { style: { 'font-size': stepSize(0), 'font-style': 'normal' } }),
                ...actionRow(own.actions),
              ],
              {
                style: {
                  display: 'grid',
                  gap: 'var(--s4)',
                  'align-content': 'start',
                  'justify-items': 'start',
                },
              },
            ),
            ...(first
              ? [
                  cell(
                    'First picture',
                    span(5, 8, [1, 3]),
                    [pictureSlot(first, frames[0].drawing, frames[0].ratio)],
                    {
                      style: { 'margin-top': 96 },
                      tablet: { 'margin-top': 0 },
                    },
                  ),
                ]
              : []),
            ...(second
              ? [
                  cell(
                    'Second picture',
                    span(9, 12, [4, 6]),
                    [pictureSlot(second, frames[1].drawing, frames[1].ratio)],
                    {
                      style: { 'margin-top': 24 },
                      mobile: {
                        'margin-inline-start': '40%',
                        'margin-inline-end': 'calc(-1 * var(--gutter))',
                        'margin-top': 0,
                      },
                    },
                  ),
                ]
              : []),
          ],
          { 'margin-top': 'var(--s5)', 'align-items': 'start' },
        ),
      ],
      { padding: 'var(--s6) var(--gutter) var(--s7)' },
    )
  },
}
