import type { SectionContent } from '../../section-content.ts'

/** Title of any page. */
export const pageTitle: SectionContent = {
  title: 'What this page is about[[ in {nap.city}]]',
  lead: 'One sentence that tells readers they are in the right place.',
  items: [],
  actions: [],
  pictures: [],
}
