import type { SectionContent } from '../../section-content.ts'

/** Places for numbers that an owner can prove. */
export const figures: SectionContent = {
  title: 'In figures',
  items: [
    { label: '00', name: 'what this number counts' },
    { label: '000', name: 'what this one counts, and since when' },
    { label: '0', name: 'what there is only a few of' },
  ],
  actions: [],
  pictures: [],
  isSample: true,
}
