import type { SectionItem } from '../../library/section-content.ts'

/** Questions for an accountant: general information, not advice on a return. */
export const questions: readonly SectionItem[] = [
  {
    name: 'What should I keep, and for how long?',
    text: 'Receipts, bank statements, contracts, and returns. The periods are set by law and often last several years.',
  },
  {
    name: 'Can I send photos of receipts?',
    text: 'Usually, if they are complete and readable. Ask whether originals must be kept.',
  },
  {
    name: 'When should I come?',
    text: 'Before the year ends. After it, most choices are made.',
  },
  {
    name: 'What does bookkeeping cost?',
    text: 'The number of documents, accounts, and employees decides, and how sorted they arrive.',
  },
  {
    name: 'I got a letter from the tax office.',
    text: 'Note its date and deadline, answer nothing by phone, and show it with its envelope.',
  },
  {
    name: 'Can I change accountants during the year?',
    text: 'Yes. Ask for the trial balance, the ledgers, and the open points; the best time is after a quarter. This page is general information, not tax advice.',
  },
]
