import type { SectionItem } from '../../library/section-content.ts'

/** Questions that people ask a plumber first, answered so that it helps those who never call as well. */
export const questions: readonly SectionItem[] = [
  {
    name: 'How do I shut off the water?',
    text: 'Find the main valve where the pipe enters the house or at the meter. Turn a round handle clockwise, a lever a quarter turn. Then open a faucet to drain the pipe.',
  },
  {
    name: 'What should I do when a drain backs up?',
    text: 'Stop running water anywhere in the house, keep chemicals out of the drain, and note which fixtures are affected: that tells where the blockage is.',
  },
  {
    name: 'Is a dripping faucet urgent?',
    text: 'No, but it wastes water day and night, and the worn part can damage the seat. It is a small repair while it is small.',
  },
  {
    name: 'Repair or replace the water heater?',
    text: 'Age, rust on the tank, and the price of the part decide. A leaking tank is replaced; a failed element or valve can often be repaired.',
  },
  {
    name: 'Why is the pressure low?',
    text: 'Common causes are a half-closed valve, a clogged aerator, a failing regulator, or a leak. One faucet means a local cause, all of them a shared one.',
  },
  {
    name: 'What helps you quote?',
    text: 'Two photos, the age of the house, what you hear or see, and since when.',
  },
]
