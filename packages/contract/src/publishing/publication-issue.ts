import { Type, type Static } from 'typebox'
import type { ErrorBody } from '../core/errors.ts'
import { nullable, Id } from '../core/record.ts'
import type { Site } from '../sites/site.ts'

/**
 * Issues of a page. An error reaches visitors broken; a warning works badly or is missing; a hint is content without
 * data that was left out without a gap.
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

export const publicationIssueSeverities = ['error', 'warning', 'hint'] as const
export type PublicationIssueSeverity = (typeof publicationIssueSeverities)[number]

/** One problem that visitors of a page would notice. */
export const PublicationIssue = Type.Object({
  /** Id of the issue, stable for the same code in the same place; used in `acceptIssues`. */
  id: Type.String(),
  severity: Type.Enum(publicationIssueSeverities),
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
  /** First words of sample text. */
  words: Type.Optional(Type.String()),
  /** Number of occurrences: in the page, or on all pages for a section and for generated pages. */
  count: Type.Integer(),
})
export type PublicationIssue = Static<typeof PublicationIssue>

/** Issues that are fixed in the same way, such as one in the footer of each page. */
export const PublicationIssueGroup = Type.Object({
  severity: Type.Enum(publicationIssueSeverities),
  /** The problem and its solution, once for all its issues. */
  message: Type.String(),
  /** Number of reviewed pages with one of its issues. */
  pages: Type.Integer(),
  /** Number of its distinct issues. */
  count: Type.Integer(),
  /** Ids of those that `issues` lists. */
  issues: Type.Array(Type.String()),
})
export type PublicationIssueGroup = Static<typeof PublicationIssueGroup>

/** Issues of a site that visitors would notice, errors first. */
export const PublicationReview = Type.Object({
  /**
   * Number of distinct issues; `issues` holds the first of each severity, and one that stands for the rest of
   * each code.
   */
  errors: Type.Integer(),
  warnings: Type.Integer(),
  hints: Type.Integer(),
  issues: Type.Array(PublicationIssue),
  /** Groups of issues: errors, then warnings, then hints; within them those on most pages first. At most 200 of each. */
  groups: Type.Array(PublicationIssueGroup),
  /** Number of reviewed pages with at least one of them. */
  pagesWith: Type.Object({ error: Type.Integer(), warning: Type.Integer(), hint: Type.Integer() }),
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
