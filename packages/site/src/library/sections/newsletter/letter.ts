import type { SectionContent } from '../../section-content.ts'

/** Invitation to a newsletter. What it brings, and how often, only its writer can say. */
export const letter: SectionContent = {
  title: 'News by email',
  lead: 'What is worth knowing this season, in one short email.',
  note: 'Your address is used for this letter alone. Write to us to leave the list.',
  items: [],
  actions: [{ label: 'Sign up', href: '' }],
  pictures: [],
  isSample: true,
}
