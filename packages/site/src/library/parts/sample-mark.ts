import type { SectionContent } from '../section-content.ts'

/** Returns the mark of items that are examples: pages leave them out until a user has changed them. */
export const sampleMark = ({ isSample }: Pick<SectionContent, 'isSample'>): { readonly sample?: true } =>
  isSample ? { sample: true } : {}
