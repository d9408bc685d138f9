import type { SectionItem } from '../../library/section-content.ts'

/** Questions about first visits, children, and pain. */
export const questions: readonly SectionItem[] = [
  {
    group: 'First visit',
    name: 'What should I bring?',
    text: 'Your insurance details, a list of medicines, and earlier X-rays if you have them.',
  },
  {
    group: 'First visit',
    name: 'How often should I come?',
    text: 'The interval depends on your gums and risk of decay; once or twice a year is common.',
  },
  {
    group: 'First visit',
    name: 'I am afraid. What helps?',
    text: 'Say so when booking, agree on a stop signal, ask for breaks, and choose a quiet hour.',
  },
  {
    group: 'Children',
    name: 'When should children come first?',
    text: 'Around the first birthday or first tooth, just to look.',
  },
  {
    group: 'Children',
    name: 'May I stay in the room?',
    text: 'Ask beforehand. Small children do best on a lap; older ones are sometimes braver without an audience.',
  },
  {
    group: 'Pain',
    name: 'What can I do about a toothache tonight?',
    text: 'Rinse with lukewarm water, cool from outside, avoid heat. Swelling with fever, or trouble swallowing or breathing, needs emergency care at once.',
  },
  {
    group: 'Pain',
    name: 'A permanent tooth was knocked out.',
    text: 'Hold it by the crown, do not scrub it, keep it moist in milk or saliva, and see a dentist at once: minutes matter. After a blow to the head with fainting or vomiting, call the emergency number first.',
  },
]
