import { Type, type Static } from 'typebox'
import type { ErrorBody } from '../core/errors.ts'
import { nullable, Id } from '../core/record.ts'
import type { Site } from '../sites/site.ts'

/**
 * Problems that visitors would notice. An error is visibly wrong; a warning was left out or could be better.
 */
export const publicationIssueCodes = [
  'unfilled-placeholder',
  'empty-link',
  'form-without-recipient',
  'dead-form',
  'sample-text',
  'empty-phrase',
  'empty-block',
  'form-mailto',
  'title-rule',
] as const
export type PublicationIssueCode = (typeof publicationIssueCodes)[number]

export const publicationIssueFields = ['title', 'description', 'text', 'link', 'form', 'block'] as const

/** One thing that visitors of a page would miss. */
export const PublicationIssue = Type.Object({
  /** Names the issue: the same code at the same place has the same id. `acceptIssues` takes it. */
  id: Type.String(),
  severity: Type.Enum(['error', 'warning']),
  code: Type.Enum(publicationIssueCodes),
  message: Type.String(),
  /** The page of the site; null for a generated page, and for what stands for many pages. */
  pageId: nullable(Id),
  pageName: Type.String(),
  /** Path of the page's file in the site: 'about/index.html'; empty for what stands for many pages. */
  path: Type.String(),
  /** The block in the page, or in the section when there is one. */
  nodeId: Type.Optional(Type.String()),
  /** The shared section that the block belongs to. */
  sectionId: Type.Optional(Type.String()),
  field: Type.Optional(Type.Enum(publicationIssueFields)),
  /** Without braces. */
  placeholder: Type.Optional(Type.String()),
  /** How often it was found: in the page, or on all pages for a section and for generated pages. */
  count: Type.Integer(),
})
export type PublicationIssue = Static<typeof PublicationIssue>

/** Problems that visitors of a site would notice, errors first. */
export const PublicationReview = Type.Object({
  /** Different issues; `issues` holds the first of each severity, and one for the rest of each code. */
  errors: Type.Integer(),
  warnings: Type.Integer(),
  issues: Type.Array(PublicationIssue),
  /** Number of pages reviewed. For a generated site these are the first ones. */
  pagesReviewed: Type.Integer(),
})
export type PublicationReview = Static<typeof PublicationReview>

/** The errors that nobody has accepted. */
export const unacceptedIssues = (
  { issues }: Pick<PublicationReview, 'issues'>,
  accepted: readonly string[],
): PublicationIssue[] => issues.filter(({ severity, id }) => severity === 'error' && !accepted.includes(id))

/** Body of a refusal by 'issues-unaccepted' of a site or a site project. */
export interface UnacceptedIssues extends ErrorBody {
  status: 'error'
  /** What visitors would miss. */
  review: PublicationReview
  /** A site that was stored, although it was not published. */
  site?: Site
}
