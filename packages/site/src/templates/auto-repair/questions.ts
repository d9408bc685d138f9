import type { SectionItem } from '../../library/section-content.ts'

/** Questions that drivers ask first. */
export const questions: readonly SectionItem[] = [
  {
    name: 'Can I drive on with the engine light?',
    text: 'Steady, and it drives as always: have it read soon. Flashing: ease off and stop, it can damage the catalytic converter. Red oil or temperature light: stop now.',
  },
  {
    name: 'How often does a car need service?',
    text: 'By the maker’s book, often yearly or by mileage, whichever comes first.',
  },
  {
    name: 'Why do brakes squeal?',
    text: 'Dust, rust after rain, or worn pads with a wear indicator. Grinding means metal on metal.',
  },
  {
    name: 'How old may tires be?',
    text: 'Tread and cracks decide; many advise replacing them after six to ten years. The date is on the sidewall: week, then year.',
  },
  {
    name: 'Do other shops affect my warranty?',
    text: 'In many places you may choose where to service, if the maker’s schedule and parts rules are kept. Save the bills.',
  },
  {
    name: 'What should I tell you?',
    text: 'When it happens, how fast, cold or warm, and what was done before. A short recording of the noise helps.',
  },
]
