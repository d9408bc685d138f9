import type { SectionContent } from '../../section-content.ts'

/** Services to write over. They name no trade and promise nothing. */
export const services: SectionContent = {
  title: 'What we do',
  items: [
    {
      name: 'First service',
      text: 'One sentence on what is done, for whom, and what is different afterward.',
      href: '/services',
    },
    {
      name: 'Second service',
      text: 'Name the thing people search for in their own words, not in those of the trade.',
      href: '/services',
    },
    {
      name: 'Third service',
      text: 'Say where it ends: what belongs to it, and what is a job of its own.',
      href: '/services',
    },
    {
      name: 'Fourth service',
      text: 'Mention what the customer can prepare, so that the visit goes well.',
      href: '/services',
    },
  ],
  actions: [],
  pictures: [],
  isSample: true,
}
