import type { SectionContent } from '../../section-content.ts'

/** How any business can say that it works, with the listing's own words first if there are any. */
export const about: SectionContent = {
  title: 'How we work',
  lead: '[[{nap.aboutUsBlurb}||Good work begins with a plain question and a plain answer.]]',
  items: [
    {
      name: 'We listen first',
      text: 'Before anything is decided, we want to hear what you need, what has been tried, and what must not happen.',
      note: 'A photo or a sketch helps, however rough.',
    },
    {
      name: 'We say what we see',
      text: 'You get the plain answer, also when it is smaller than you feared or other than you hoped.',
      note: 'Ask for the reason. There is always one.',
    },
    {
      name: 'One thing is agreed at a time',
      text: 'What is done, by when, and what it costs is settled before it begins. What comes up later is settled again.',
      note: 'In writing, if you prefer it.',
    },
    {
      name: 'You hear it from us',
      text: 'When a day or a plan changes, you hear of it before you have to ask.',
    },
  ],
  actions: [],
  pictures: [
    { words: 'desk by a window with tools', alt: 'A place of work next to a window' },
    { words: 'work drawing and pencil on a table', alt: 'A drawing with a pencil on it' },
    { words: 'open door of a workshop', alt: 'An open door to a lit room' },
  ],
}
