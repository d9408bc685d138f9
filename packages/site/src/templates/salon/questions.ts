import type { SectionItem } from '../../library/section-content.ts'

/** Questions of people before they sit down. */
export const questions: readonly SectionItem[] = [
  {
    name: 'How often should I have it cut?',
    text: 'Short cuts every 4 to 6 weeks, longer hair every 8 to 12, if the shape should hold.',
  },
  {
    name: 'How long does color take?',
    text: 'Roots often about 90 minutes, larger changes several hours or more than one visit.',
  },
  {
    name: 'Should I wash before I come?',
    text: 'Usually it does not matter; for color come without heavy products.',
  },
  {
    name: 'Do I need a patch test?',
    text: 'Before permanent color it is wise, often two days ahead, and again when the product changes. Tell us about allergies and about any reaction to hair color or a dark temporary tattoo. If your face swells or you find it hard to breathe after coloring, call 911.',
  },
  {
    name: 'How long does color last?',
    text: 'Tone softens after 4 to 6 weeks; water, sun, and shampoo decide.',
  },
  {
    name: 'What if I am late or cannot come?',
    text: 'Call as soon as you know; ask about the rules when you book.',
  },
]
