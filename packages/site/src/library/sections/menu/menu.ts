import type { SectionContent } from '../../section-content.ts'

/** Places for dishes, or for whatever a list of prices is made of. */
export const menu: SectionContent = {
  title: 'The menu',
  note: 'Ask us what is in a dish if there is something you can’t eat.',
  items: [
    { name: 'Name of a dish', text: 'What is in it, in a few words', price: '00', group: 'To begin' },
    { name: 'Another dish', text: 'Where the main thing comes from', price: '00', group: 'To begin' },
    { name: 'A third one', price: '00', group: 'To begin' },
    {
      name: 'A larger dish',
      text: 'How it is made, and what comes with it',
      price: '00',
      group: 'Main dishes',
    },
    { name: 'One without meat', text: 'What it is made of', price: '00', group: 'Main dishes' },
    { name: 'One for two', text: 'How long it takes', price: '00', group: 'Main dishes' },
    { name: 'Something sweet', text: 'What it tastes of', price: '00', group: 'To end' },
    { name: 'Something small', price: '00', group: 'To end' },
  ],
  actions: [],
  pictures: [],
  isSample: true,
}
