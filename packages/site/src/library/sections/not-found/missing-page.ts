import type { SectionContent } from '../../section-content.ts'

/** What a page says that does not exist, with ways on. */
export const missingPage: SectionContent = {
  title: 'This page is not here.',
  lead: 'The address may be old or mistyped. What you look for is probably one of these.',
  items: [],
  actions: [
    { label: 'Start page', href: '/' },
    { label: 'What we do', href: '/services' },
    { label: 'How to reach us', href: '/contact' },
  ],
  pictures: [],
}
