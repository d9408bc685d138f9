import type { SectionItem } from '../../library/section-content.ts'

const of = (group: string, ...pairs: readonly (readonly [string, string])[]): SectionItem[] =>
  pairs.map(([name, text]) => ({ group, name, text }))

/** Questions for an agent, by the plans of those who ask. */
export const questions: readonly SectionItem[] = [
  ...of(
    'Selling',
    [
      'What is my home worth?',
      'Comparable sales, condition, layout, and demand give a range; an online figure cannot see your kitchen.',
    ],
    ['How long does a sale take?', 'Often some months from photos to closing; price and papers decide most.'],
    [
      'Should I renovate first?',
      'Repair what frightens buyers, clean everything, and think twice about taste.',
    ],
    [
      'Which papers are needed?',
      'Proof of title, plans, permits, bills, and insurance; places ask for more, such as an energy record or a disclosure.',
    ],
  ),
  ...of(
    'Buying',
    [
      'Who pays the fee?',
      'That depends on the place and the agreement. Have it written down before the first viewing.',
    ],
    ['Can I buy before I sell?', 'Yes, with bridge financing or a long closing; plan for both payments.'],
  ),
  ...of(
    'Renting',
    [
      'Which questions may I ask a tenant?',
      'About income, references, and rent paid before, the same of everyone. Fair housing law forbids choosing by race, origin, religion, sex, family, or disability, among others; some places add the source of income.',
    ],
    [
      'What belongs in the handover record?',
      'Each room with photos, meter readings, keys by number, and two signatures. It decides most quarrels about a deposit.',
    ],
  ),
]
