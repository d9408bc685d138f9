import type { SectionContent } from '../../section-content.ts'

/**
 * Heads of what footers show: how to get in touch, opening hours and newsletter, in this order. The newsletter is a
 * sample, because not every business writes one.
 */
export const siteFooter: SectionContent = {
  title: '',
  note: '© {year} [[{nap.businessName}||{site.name}]]',
  items: [
    { name: 'Contact' },
    { name: 'Opening hours' },
    { name: 'Newsletter', text: 'What is worth knowing this season, in one short email.' },
  ],
  actions: [{ label: 'Sign up', href: '' }],
  pictures: [],
  isSample: true,
}
