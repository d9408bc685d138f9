import type { SectionContent } from '../../section-content.ts'

/** Headers show the name, the pages and the phone number of the site; only the action is their own. */
export const siteHeader: SectionContent = {
  title: '',
  items: [],
  actions: [{ label: 'Ask for a visit', href: '/contact' }],
  pictures: [],
}
