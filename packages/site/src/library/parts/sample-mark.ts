import type { SectionContent } from '../section-content.ts'

/** Returns the mark of an example, or of the items of a section: pages leave them out until a user has changed them. */
export const sampleMark = ({ isSample }: Pick<SectionContent, 'isSample'>): { readonly sample?: true } =>
  isSample ? { sample: true } : {}
