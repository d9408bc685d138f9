import type { SectionContent } from '../../section-content.ts'

/** The three ways to get in touch. */
export const ways: SectionContent = {
  title: 'Three ways to reach us',
  items: [
    { name: 'Call', text: 'The quickest way. Have your address and a sentence on what you need at hand.' },
    { name: 'Write', text: 'For photos, measures, and everything that can wait a day.' },
    { name: 'Visit', text: 'Call first, so that someone has time for you.' },
  ],
  actions: [],
  pictures: [],
}
