import type { ArticleProvenance } from '@web2/contract/articles'

/** Provenance of a text written by a user and not signed off. */
export const humanProvenance: ArticleProvenance = {
  provider: null,
  model: null,
  cost: null,
  when: null,
  reviewedBy: null,
  reviewedAt: null,
  reviewedRevision: null,
}
