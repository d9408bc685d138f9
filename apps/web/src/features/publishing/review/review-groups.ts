import type { PublicationIssue, PublicationReview } from '@web2/contract/publishing'
import { placeName } from './review-sentences.ts'

/** A group of a review with its listed issues. */
export interface ReviewedGroup {
  readonly severity: PublicationIssue['severity']
  readonly message: string
  /** Number of pages with one of its issues. */
  readonly pages: number
  readonly listed: readonly PublicationIssue[]
}

/** Returns the groups of a severity with their issues. */
export const groupsOf = (
  { groups, issues }: PublicationReview,
  severity: PublicationIssue['severity'],
): ReviewedGroup[] => {
  const byId = new Map(issues.map((issue) => [issue.id, issue]))
  return groups
    .filter((group) => group.severity === severity)
    .map(({ message, pages, issues: ids }) => ({
      severity,
      message,
      pages,
      listed: ids.flatMap((id) => byId.get(id) ?? []),
    }))
}

/** Returns the issues of a severity that each stand for the rest of a kind. */
export const restOf = (
  { issues }: PublicationReview,
  severity: PublicationIssue['severity'],
): PublicationIssue[] => issues.filter((issue) => issue.severity === severity && issue.pageName === '')

interface IssuePlace {
  readonly name: string
  readonly issues: readonly PublicationIssue[]
}

/** Issues by the place where they are fixed, in their order. */
export const byPlace = (issues: readonly PublicationIssue[]): readonly IssuePlace[] =>
  [...Map.groupBy(issues, (issue) => issue.sectionId ?? issue.pageId ?? placeName(issue)).values()].map(
    (own) => ({ name: own[0] ? placeName(own[0]) : '', issues: own }),
  )

/** Returns how many pages of a group have no issue in its list; 0 if an issue is shared by pages. */
export const pagesNotListed = ({ pages, listed }: ReviewedGroup): number => {
  if (listed.some(({ sectionId, pageId }) => sectionId !== undefined || pageId === null)) return 0
  return Math.max(0, pages - new Set(listed.map(({ pageId }) => pageId)).size)
}
