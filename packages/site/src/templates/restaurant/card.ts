import type { SectionContent, SectionItem } from '../../library/section-content.ts'

/** Heads of the card, each with a remark, and the dishes of an example. */
const heads: readonly (readonly [head: string, remark: string, ...dishes: readonly SectionItem[]])[] = [
  ['To start', 'for one, or for the middle', { name: 'A small plate', text: 'What is on it', price: '00' }],
  [
    'Soup and salad',
    'ask today',
    { name: 'The soup', text: 'What it is made of', price: '00', label: 'vg' },
    { name: 'The salad', text: 'Leaf, dressing, and what is on top', price: '00', label: 'v' },
  ],
  [
    'Pasta and grains',
    'say how hungry',
    { name: 'A shape and its sauce', text: 'The cheese, and the herb', price: '00', label: 'v' },
  ],
  [
    'From the oven',
    'takes its time',
    { name: 'A roast', text: 'The cut, and what lies under it', price: '00' },
    { name: 'One for two', text: 'How long it takes', price: '00' },
  ],
  [
    'From the sea',
    'ask what came in',
    { name: 'The fish', text: 'Whole or filleted, and with what', price: '00', label: 'gf' },
  ],
  ['For the table', 'two forks, or six', { name: 'A side', text: 'Enough for how many', price: '00' }],
  ['Sweet', 'leave room', { name: 'One with fruit', text: 'Which fruit, and how', price: '00', label: 'v' }],
  ['By the glass', 'ask what is open', { name: 'A white', text: 'Grape and place', price: '00' }],
]

/** The menu. Heads stay on the page while there are no dishes; the dishes are the owner's. */
export const card: Partial<SectionContent> = {
  title: 'The menu',
  lead: 'Ask for today’s menu.',
  note: 'Kitchens share surfaces: ask about traces.',
  label: 'v vegetarian, vg vegan, gf without gluten',
  items: heads.flatMap(([group, remark, ...dishes]) =>
    dishes.map((dish, at): SectionItem => ({ ...dish, group, ...(at === 0 && { note: remark }) })),
  ),
  isSample: true,
}
