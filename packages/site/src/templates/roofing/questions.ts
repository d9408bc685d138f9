import type { SectionItem } from '../../library/section-content.ts'

/** Questions people ask a roofer first. */
export const questions: readonly SectionItem[] = [
  {
    name: 'Repair or replace?',
    text: 'One place, sound deck, younger covering: repair. Many places, soft deck, or brittle covering: replace.',
  },
  {
    name: 'How long does a roof last?',
    text: 'It depends on the covering, the pitch and the weather: asphalt some decades, tile and slate far longer, with flashing renewed on the way.',
  },
  {
    name: 'What should I do after a storm?',
    text: 'Take photos from the ground, collect water, keep off the roof, and tell your insurer soon.',
  },
  {
    name: 'Can work be done in winter?',
    text: 'Often yes, dry and above the limits of the material; sealing strips may need warmth.',
  },
  {
    name: 'Can a new roof go over the old one?',
    text: 'Sometimes local rules allow it; removal shows the state of the deck, which a second layer hides.',
  },
  {
    name: 'What should a quote name?',
    text: 'The build-up layer by layer, disposal, flashing, ventilation, and who handles permits. Two quotes that do not name the same layers cannot be compared.',
  },
]
