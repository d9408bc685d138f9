import { box, business, element } from '../../../templates/nodes.ts'
import { counterBell } from '../../art/counter-bell.ts'
import { door } from '../../art/door.ts'
import type { LibrarySection } from '../../library-section.ts'
import { cell, span, twelve } from '../../parts/columns.ts'
import { leader } from '../../parts/leader.ts'
import { actionRow, phoneLink, textLink } from '../../parts/actions.ts'
import { heroBand } from '../../parts/hero.ts'
import { pictureSlot } from '../../parts/pictures.ts'
import { lead, note, stepSize, text, title } from '../../parts/texts.ts'
import type { SectionItem } from '../../section-content.ts'
import { heroContent } from './hero-content.ts'

const content = heroContent('{nap.businessName}', {
  items: [],
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

/** Returns what is served when, set like a card: a name, dots, and a few words at the end of the line. */
const cardList = (items: readonly SectionItem[]) =>
  element(
    'ul',
    {
      name: 'Card',
      style: {
        'list-style': 'none',
        margin: 0,
        padding: 0,
        width: '100%',
        display: 'grid',
        gap: 'var(--s2)',
      },
    },
    items.map((item) =>
      element(
        'li',
        {
          name: 'Line',
          style: { display: 'flex', 'flex-wrap': 'wrap', 'align-items': 'baseline', gap: '0 var(--s2)' },
        },
        [
          item.href === undefined
            ? text(item.name)
            : textLink({ label: item.name, href: item.href }, { style: { 'font-size': stepSize(1) } }),
          leader(),
          ...(item.note ? [note(item.note, { style: { 'text-align': 'end' } })] : []),
        ],
      ),
    ),
  )

const wideTitle = (content: string) =>
  title('h1', 7, content, {
    style: { 'font-size': 'min(var(--t-7), 10.5cqi)' },
    mobile: { 'font-size': 'min(var(--t-7), 13cqi)' },
  })

/** Returns the name as wide as the page, as far as its number of letters lets it; in two lines if it is long. */
const wideName = () =>
  element('h1', { name: 'Name', style: { margin: 0 } }, [
    {
      componentName: 'BusinessName',
      props: {
        fit: true,
        elementStyle: {
          display: 'block',
          'font-size':
            'max(var(--t-3), min(max(var(--t-5), min(15rem, 182cqi / var(--w2-letters, 12))), 170cqi / var(--w2-longest, 8)))',
          'font-weight': 'inherit',
          'line-height': 'inherit',
          'overflow-wrap': 'break-word',
          'text-wrap': 'balance',
        },
      },
      children: [],
      addition: { name: 'Name', tag: 'span' },
    },
  ])

/** The name over the whole width, what visitors look for below it, and two pictures hung unevenly. */
export const carte: LibrarySection = {
  id: 'hero/carte',
  kind: 'hero',
  name: 'Name over two hung images',
  tones: ['paper', 'tint', 'deep'],
  content,
  make: (own, look) => {
    const [first, second] = own.pictures
    return heroBand(
      look,
      [
        box('div', { name: 'Name', style: { 'container-type': 'inline-size' } }, [
          own.title.includes('{nap.businessName}') ? wideName() : wideTitle(own.title),
        ]),
        twelve(
          [
            cell(
              'Facts',
              span(1, first ? 4 : 12, [1, 6]),
              [
                ...(own.lead ? [lead(own.lead)] : []),
                phoneLink(3),
                ...actionRow(own.actions),
                ...(own.items.length > 0 ? [cardList(own.items)] : []),
                business('Hours', { style: { 'font-size': stepSize(-1) } }),
                business('Address', { style: { 'font-size': stepSize(0), 'font-style': 'normal' } }),
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
                    'First image',
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
                    'Second image',
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
