import type { SectionContent } from '../../section-content.ts'

/** Services to write over. They name no trade and promise nothing. */
export const services: SectionContent = {
  title: 'What we do',
  items: [
    {
      name: 'First service',
      text: 'One sentence on what is done, for whom, and what is different afterward.',
      href: '/services',
      price: 'From $00',
      group: 'Most asked for',
      picture: { words: 'hands and tools close up', alt: 'What is done in the first service' },
    },
    {
      name: 'Second service',
      text: 'Name the thing people search for in their own words, not in those of the trade.',
      href: '/services',
      price: '$00 to $000',
      group: 'Most asked for',
      picture: { words: 'work drawing on a table', alt: 'What is done in the second service' },
    },
    {
      name: 'Third service',
      text: 'Say where it ends: what belongs to it, and what is a job of its own.',
      href: '/services',
      price: '$000',
      group: 'Most asked for',
      picture: { words: 'finished room daylight', alt: 'What the third service leaves behind' },
    },
    {
      name: 'Fourth service',
      text: 'Mention what the customer can prepare, so that the visit goes well.',
      href: '/services',
      price: '$00 an hour',
      group: 'Also possible',
      picture: { words: 'tools of the trade close up', alt: 'What the fourth service is done with' },
    },
    {
      name: 'Fifth service',
      text: 'Tell how long it usually takes, and what that depends on.',
      href: '/services',
      price: 'From $000',
      group: 'Also possible',
      picture: { words: 'window of a workshop', alt: 'Where the fifth service is done' },
    },
    {
      name: 'Sixth service',
      text: 'Say what people often expect, and what you do instead if that is better.',
      href: '/services',
      price: 'On request',
      group: 'Also possible',
      picture: { words: 'material stacked', alt: 'What the sixth service is made of' },
    },
  ],
  actions: [{ label: 'Ask for a price', href: '/contact' }],
  pictures: [],
  isSample: true,
}
