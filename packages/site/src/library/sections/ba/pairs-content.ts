import type { SectionContent } from '../../section-content.ts'

const pair = (which: string) =>
  [
    {
      words: `${which} place before the work, from a spot you can find again`,
      alt: `The ${which} place before the work`,
      isOwn: true,
    },
    {
      words: `${which} place after the work, from the same spot at the same hour`,
      alt: `The ${which} place after the work`,
      isOwn: true,
    },
  ] as const

/** Places for pictures before and after, two for each item, in its order. */
export const beforeAfter: SectionContent = {
  title: 'Before and after',
  items: [
    { name: 'What was done, and where', text: 'One sentence: what was wrong, and what was done about it.' },
    { name: 'Another place', text: 'One sentence: how long it took, and what stayed as it was.' },
  ],
  actions: [],
  pictures: [...pair('first'), ...pair('second')],
  isSample: true,
}
