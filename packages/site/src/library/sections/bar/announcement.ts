import type { SectionContent } from '../../section-content.ts'

/** Message above the header, with the way to get in touch. */
export const announcement: SectionContent = {
  title: 'Something urgent?',
  lead: 'Say what happened, where, and since when. Two photos help.',
  items: [],
  actions: [{ label: 'Write to us', href: '/contact' }],
  pictures: [],
}
