import type { ArticleProvenance } from '@web2/contract/articles'

/** Of a text that a person wrote and nobody has signed off. */
export const humanProvenance: ArticleProvenance = {
  provider: null,
  model: null,
  cost: null,
  when: null,
  reviewedBy: null,
  reviewedAt: null,
  reviewedRevision: null,
}
