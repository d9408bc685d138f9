import type { SectionContent } from '../section-content.ts'

/**
 * Returns the mark of an example, or of the items of a section: pages leave them out until a user has changed them. Texts
 * next to a picture have marks of their own, so that a photo alone does not publish the name in the example.
 */
export const sampleMark = ({ isSample }: Pick<SectionContent, 'isSample'>): { readonly sample?: true } =>
  isSample ? { sample: true } : {}
