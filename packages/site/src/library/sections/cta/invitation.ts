import type { SectionContent } from '../../section-content.ts'

/** Invitation to get in touch. */
export const invitation: SectionContent = {
  title: 'Tell us what you need, and you will know what comes next.',
  items: [],
  actions: [{ label: 'Ask for a visit', href: '/contact' }],
  pictures: [{ words: 'street small shops morning', alt: 'A street with small shops in the morning' }],
}
