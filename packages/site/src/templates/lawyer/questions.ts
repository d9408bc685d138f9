import type { SectionItem } from '../../library/section-content.ts'

/** Questions before the first meeting with a lawyer: general information, not advice on a case. */
export const questions: readonly SectionItem[] = [
  {
    name: 'What should I bring to the first meeting?',
    text: 'Every letter with its envelope, every contract, the dates in order, and a sentence on what you want to happen.',
  },
  {
    name: 'What does it cost?',
    text: 'Fees follow a statute, an hourly rate, or an agreement; that depends on the place and the matter. Ask for it in writing before work begins.',
  },
  {
    name: 'How fast must I react?',
    text: 'Check every letter for a deadline: some run only days. Keep the envelope, because its date can matter.',
  },
  {
    name: 'Is what I say confidential?',
    text: 'Lawyers owe confidentiality, and a first talk is usually covered. Ask before you send documents by open email.',
  },
  {
    name: 'Do I need a lawyer at all?',
    text: 'Not always. A first meeting can show whether a letter, a mediator, or nothing is better.',
  },
  {
    name: 'How long will it take?',
    text: 'Letters take weeks, courts months to years. Evidence and the other side decide most. This page is general information, not legal advice.',
  },
]
