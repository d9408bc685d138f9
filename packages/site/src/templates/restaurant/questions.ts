import type { SectionItem } from '../../library/section-content.ts'

/** Questions of guests before they come. */
export const questions: readonly SectionItem[] = [
  {
    name: 'Do I need a reservation?',
    text: 'Not always, but weekends and groups fill early; a call settles it.',
  },
  {
    name: 'Do you cook for allergies?',
    text: 'Tell us when you book and again at the table: kitchens share surfaces, so ask about traces. If a trace is dangerous for you, say so before you order, and trust a no.',
  },
  {
    name: 'Is there something for children?',
    text: 'Ask for smaller plates; most dishes can be simplified.',
  },
  {
    name: 'May I bring a dog?',
    text: 'Rules differ by place and room; call and we will say where you can sit.',
  },
  {
    name: 'Can I bring a cake?',
    text: 'Ask when you book: some houses charge for plates and service.',
  },
  {
    name: 'How late can I order?',
    text: 'The kitchen closes before the room does; call if you are running late.',
  },
]
