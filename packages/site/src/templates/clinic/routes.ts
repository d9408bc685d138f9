import type { SectionItem } from '../../library/section-content.ts'

/** Reasons to come: each with a letter and a line that runs on along the pages it leads to. */
export const routes: readonly SectionItem[] = [
  { name: 'See a doctor', text: 'New complaint, check-up, or referral.', href: '/general-medicine' },
  { name: 'Get a test', text: 'Blood, urine, or screening.', href: '/lab-and-tests' },
  { name: 'Get a shot', text: 'Children, boosters, or travel.', href: '/preventive-care' },
  { name: 'Renew a prescription', text: 'Have name and dose at hand.', href: '/prescriptions' },
  { name: 'Find a department', text: 'All of them, each with its line.', href: '/services' },
]

/** How a prescription is renewed. */
export const renewal: readonly SectionItem[] = [
  {
    name: 'Look at the package',
    text: 'Name, strength, and how often you take it. A photo of the label is best.',
  },
  {
    name: 'Count what is left',
    text: 'Ask about a week before the last tablet, and earlier before holidays.',
  },
  {
    name: 'Call or come by',
    text: 'Say your name, date of birth, the medicine, and your pharmacy.',
    note: 'Not by email: it is not private.',
  },
  {
    name: 'Hear if a check is due',
    text: 'Some medicines need a visit or a blood test before they are renewed.',
  },
  {
    name: 'Pick it up',
    text: 'At the pharmacy you named. Check name and dose before you leave the counter.',
  },
]
