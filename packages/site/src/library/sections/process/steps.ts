import type { SectionContent } from '../../section-content.ts'

/** The way from a first message to the finished work, as it is in every trade. */
export const steps: SectionContent = {
  title: 'From the first call to the last look',
  items: [
    {
      name: 'You call or write',
      text: 'Tell us what you need, where, and by when.',
      note: 'A photo says more than a long description.',
    },
    { name: 'We ask back', text: 'A few questions settle what is needed, and what is not.' },
    {
      name: 'You get an answer',
      text: 'What can be done, when, and what it costs or what the cost depends on.',
    },
    { name: 'The work is done', text: 'On the day agreed, in the order agreed.' },
    { name: 'You see the result', text: 'Nothing is finished before you have seen it.' },
  ],
  actions: [],
  pictures: [],
}
