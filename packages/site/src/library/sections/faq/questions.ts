import type { SectionContent } from '../../section-content.ts'

/** Questions that people ask any local business, answered so that they are true of each. */
export const questions: SectionContent = {
  title: 'Questions people ask first',
  note: 'Another question? Call',
  items: [
    {
      name: 'What should I have at hand when I call?',
      text: 'Your address, the best time to reach you, and a sentence on what you need. If something can be seen, a photo helps.',
      group: 'Before you call',
    },
    {
      name: 'How soon can someone come?',
      text: 'That depends on the day. Say how urgent it is and which times suit you, and you will get an answer you can plan with.',
      group: 'Before you call',
    },
    {
      name: 'How is the price found?',
      text: 'It depends on the work, the place and the time. Ask for the price, or for what changes it, before you agree to anything.',
      group: 'Price and appointment',
    },
    {
      name: 'Can I change an appointment?',
      text: 'Yes. Let us know as soon as you know, so that the time can go to someone else.',
      group: 'Price and appointment',
    },
  ],
  actions: [],
  pictures: [],
}
