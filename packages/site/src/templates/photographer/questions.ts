import type { SectionItem } from '../../library/section-content.ts'

/** Questions that people ask before they book. */
export const questions: readonly SectionItem[] = [
  {
    name: 'What should I wear?',
    text: 'What you would wear on a good day; plain fabrics and few logos, a second top in a bag.',
  },
  {
    name: 'How long until I get pictures?',
    text: 'Selection and editing take days to weeks, by job. Ask for a date before booking.',
  },
  {
    name: 'How many pictures do I get?',
    text: 'Fewer and better is usual. Agree on a range, and on who chooses.',
  },
  {
    name: 'May I use them commercially?',
    text: 'That depends on what was agreed: a license names purpose, time, and place. Have it written down before the first frame.',
  },
  {
    name: 'What if it rains?',
    text: 'Clouds are soft light; for hard rain agree on a second date.',
  },
  {
    name: 'Do you retouch?',
    text: 'Light and color are always worked on. How far skin and shape are changed is your decision.',
  },
]
