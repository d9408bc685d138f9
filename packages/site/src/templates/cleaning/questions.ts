import type { SectionItem } from '../../library/section-content.ts'

/** Questions that people ask before they let someone clean. */
export const questions: readonly SectionItem[] = [
  {
    name: 'Do I have to be home?',
    text: 'No. Many people leave a key or a code; agree on how it is kept.',
  },
  {
    name: 'Who brings supplies?',
    text: 'Agree before the first visit; name surfaces that need something special.',
  },
  {
    name: 'How long does a first visit take?',
    text: 'Longer than later ones, because the first one catches up. Size, clutter, and condition decide.',
  },
  {
    name: 'How do I prepare?',
    text: 'Pick up what lies on floors and counters, put valuables away, and say what must not be moved.',
  },
  {
    name: 'What if something breaks?',
    text: 'Tell the company the same day, with a photo; ask before booking how damage is insured.',
  },
  {
    name: 'Regular or deep?',
    text: 'If baseboards, oven, and behind the couch have waited for months, begin with a deep clean.',
  },
]
