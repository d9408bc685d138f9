import type { SectionItem } from '../../library/section-content.ts'

/** Questions that people ask before a visit. */
export const questions: readonly SectionItem[] = [
  {
    name: 'What should I bring to a first visit?',
    text: 'Photo ID, insurance card, a list of medicines with doses, and earlier reports.',
  },
  {
    name: 'Can I come without an appointment?',
    text: 'Call first if you can: it helps to place you. For chest pain, trouble breathing, or sudden weakness call the emergency number.',
  },
  {
    name: 'How do I get test results?',
    text: 'Ask when and how they are given: some only in person.',
  },
  {
    name: 'Can I renew a prescription by phone?',
    text: 'That depends on the medicine and the last check; have its name and dose ready.',
  },
  {
    name: 'How long should I fast before a blood test?',
    text: 'Only some tests need it, often 8 to 12 hours; water is usually fine. Ask when you book, and ask about your medicines if you have diabetes.',
  },
  {
    name: 'May someone come with me?',
    text: 'Yes. A second pair of ears helps; tell the team who may hear what.',
  },
]

/** Things to bring, for people who come for the first time. */
export const toBring: readonly SectionItem[] = [
  { name: 'Your card and a photo ID', text: 'And the card of the person who pays, if that is someone else.' },
  {
    name: 'Your medicines',
    text: 'Names and doses, also drops, patches, and what you buy without a prescription.',
  },
  { name: 'Earlier reports', text: 'Letters, scans, and the vaccine record. Copies are fine.' },
  { name: 'One question', text: 'The one you do not want to forget. Write it at the top of the page.' },
]
