import type { SectionItem } from '../../library/section-content.ts'
import { named } from '../parts/service-details.ts'

/** Questions that can be answered for any garden. */
export const questions = named(
  [
    'When is the best time to plant?',
    'Most shrubs and perennials do best in fall or spring, when the soil is moist and the sun is mild.',
  ],
  [
    'How often should a lawn be cut?',
    'By growth, not by calendar: never more than a third of its height at once.',
  ],
  [
    'Which plants need little care?',
    'Those that suit your light, soil, and rainfall. Natives are a good start.',
  ],
  [
    'When may hedges be cut?',
    'Many places protect nesting birds in spring and summer. Light trims are usually possible, hard cuts wait.',
  ],
  [
    'How is the price of a garden found?',
    'Area, access, levels, soil, and materials decide. A visit tells more than photos do.',
  ],
  [
    'What can I do before the first visit?',
    'Note where the sun is at noon, what you want to keep, and three pictures of gardens you like.',
  ],
)

/** Questions before a first visit. The business itself has to answer two of them. */
export const visitQuestions: readonly SectionItem[] = [
  ...named(
    [
      'What should I photograph?',
      'The whole garden from one corner, the view from the window you use most, and whatever troubles you, close up.',
    ],
    [
      'When should I ask?',
      'In winter for spring, in summer for fall. Planting has its weeks, and so has every gardener’s list.',
    ],
  ),
  {
    name: 'How soon can you come?',
    text: 'Placeholder text: say how long people usually wait for a first visit and when you are busiest.',
    isSample: true,
  },
  {
    name: 'What areas do you serve?',
    text: 'Placeholder text: name the towns and districts you serve.',
    isSample: true,
  },
]

/** Ways to reach the business, and what to say. */
export const ways: readonly SectionItem[] = [
  { name: 'Call', text: 'Say how large the garden is, and where the sun is at noon.' },
  { name: 'Write', text: 'Three photos, and one of a garden you like.' },
  { name: 'Visit', text: 'Call first: in season we are outdoors.' },
]
