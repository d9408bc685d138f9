import type { SectionItem } from '../../library/section-content.ts'

/** Questions of people before their first visit. */
export const questions: readonly SectionItem[] = [
  {
    name: 'I have never trained. Where do I start?',
    text: 'With a first session that shows the room and the basic movements; two or three days a week is enough at first.',
  },
  { name: 'What should I bring?', text: 'Training clothes, indoor shoes, a towel, and water.' },
  {
    name: 'How soon will I see a change?',
    text: 'Strength often rises within weeks, visible change takes months; sleep and food decide.',
  },
  {
    name: 'Can I train with an injury?',
    text: 'Ask a doctor first, then tell the coach; most movements can be adapted. With chest pain, fainting, or sudden shortness of breath, stop and call 911.',
  },
  {
    name: 'When is it quiet?',
    text: 'Late morning and early afternoon are usually calmer than the hours after work.',
  },
  {
    name: 'Can I pause or cancel?',
    text: 'The terms of your contract decide: read notice periods before you sign.',
  },
]
