import { Type, type Static } from 'typebox'
import type { ErrorBody } from '../core/errors.ts'
import { nullable, Id } from '../core/record.ts'
import type { Site } from '../sites/site.ts'

/**
 * Problems that visitors of a page would notice. An error reaches them broken; a warning was left out or
 * could be better.
 */
export const publicationIssueCodes = [
  'unfilled-placeholder',
  'empty-link',
  'form-without-recipient',
  'form-unreachable',
  'dead-form',
  'sample-text',
  'empty-phrase',
  'empty-block',
  'form-mailto',
  'form-empty',
  'form-without-button',
  'form-thank-you',
  'title-rule',
] as const
export type PublicationIssueCode = (typeof publicationIssueCodes)[number]

export const publicationIssueFields = ['title', 'description', 'text', 'link', 'form', 'block'] as const

/** One problem that visitors of a page would notice. */
export const PublicationIssue = Type.Object({
  /** Id of the issue, stable for the same code in the same place; used in `acceptIssues`. */
  id: Type.String(),
  severity: Type.Enum(['error', 'warning']),
  code: Type.Enum(publicationIssueCodes),
  message: Type.String(),
  /** Page of the site; null for a generated page, and for an issue of many pages. */
  pageId: nullable(Id),
  pageName: Type.String(),
  /** Path of the page's file in the site: 'about/index.html'; empty for an issue of many pages. */
  path: Type.String(),
  /** Block in the page, or in the section if there is one. */
  nodeId: Type.Optional(Type.String()),
  /** Shared section the block belongs to. */
  sectionId: Type.Optional(Type.String()),
  field: Type.Optional(Type.Enum(publicationIssueFields)),
  /** Without braces. */
  placeholder: Type.Optional(Type.String()),
  /** Number of occurrences: in the page, or on all pages for a section and for generated pages. */
  count: Type.Integer(),
})
export type PublicationIssue = Static<typeof PublicationIssue>

/** Issues of a site that visitors would notice, errors first. */
export const PublicationReview = Type.Object({
  /**
   * Number of distinct issues; `issues` holds the first of each severity, and one that stands for the rest of
   * each code.
   */
  errors: Type.Integer(),
  warnings: Type.Integer(),
  issues: Type.Array(PublicationIssue),
  /** Number of pages reviewed; for a generated site only the first ones. */
  pagesReviewed: Type.Integer(),
})
export type PublicationReview = Static<typeof PublicationReview>

/** Returns the errors that were not accepted. */
export const unacceptedIssues = (
  { issues }: Pick<PublicationReview, 'issues'>,
  accepted: readonly string[],
): PublicationIssue[] => issues.filter(({ severity, id }) => severity === 'error' && !accepted.includes(id))

/** Body of the error 'issues-unaccepted' for a site or a site project. */
export interface UnacceptedIssues extends ErrorBody {
  status: 'error'
  review: PublicationReview
  /** The site, which was stored although it was not published. */
  site?: Site
}

declare module '../core/resources.ts' {
  interface Resources {
    'publication-reviews': { record: PublicationReview }
  }
}
