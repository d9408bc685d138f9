import type { SectionContent } from '../../section-content.ts'

/** Places for offers that an owner makes. */
export const offers: SectionContent = {
  title: 'This month',
  items: [
    {
      name: 'What the offer is',
      price: '00',
      text: 'What belongs to it, and whom it is for.',
      note: 'Until when, and what it can’t be combined with.',
    },
    { name: 'Another offer, in a few words', price: '00' },
    { name: 'A third one', price: '00' },
  ],
  actions: [{ label: 'Ask about it', href: '/contact' }],
  pictures: [],
  isSample: true,
}
