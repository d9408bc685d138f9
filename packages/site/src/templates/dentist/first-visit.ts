import type { SectionContent } from '../../library/section-content.ts'
import { stop } from './service-parts.ts'

/** The first visit in order: what happens, and what you can say. The owner may add minutes. */
export const firstVisit: Partial<SectionContent> = {
  title: 'Your first visit, and what you can say',
  items: [
    { name: 'Arrive', text: 'Two forms and your list of medicines.', note: '“Is there a quiet corner?”' },
    {
      name: 'Talk',
      text: 'What hurts, what worries, what went badly before.',
      note: '“It has been a while.”',
    },
    { name: 'Look', text: 'Teeth, gums, and bite.', note: '“Tell me what you see.”' },
    { name: 'Picture', text: 'An X-ray where looking is not enough.', note: '“Is it needed today?”' },
    stop('Your signal, at any time. It is agreed on before anything starts.'),
    {
      name: 'Plan',
      text: 'Findings, choices, and what each would cost.',
      note: '“What happens if I wait?”',
    },
    { name: 'Go', text: 'A date, or none.', note: '“I will think about it.”' },
  ],
}
