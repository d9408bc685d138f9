import {
  unacceptedIssues,
  type PublicationReview,
  type RecordedReview,
  type UnacceptedIssues,
} from '@web2/contract/publishing'
import type { AppContext } from '../../../platform/context.ts'
import { IssuesUnaccepted } from '../../../platform/errors.ts'
import type { Actor } from '../../../platform/actor.ts'
import { maybeSiteRow, type Gate } from '../../sites/index.ts'
import type { ReviewedAt } from './forms-problem.ts'
import { reviewSite } from './review-site.ts'

const sentence = (count: number): string =>
  count === 1
    ? 'Visitors would see 1 error. Fix it, or accept it by ID to continue.'
    : `Visitors would see ${count.toLocaleString('en-US')} errors. Fix them, or accept them by ID to continue.`

/** Makes a 409 that carries the review, so that the caller can decide whether to continue. */
const issuesUnaccepted = (message: string, review: PublicationReview): IssuesUnaccepted =>
  new IssuesUnaccepted(message, { review } satisfies Pick<UnacceptedIssues, 'review'>)

/** Throws 409 with the list if there are unaccepted errors. */
export const requireAccepted = (review: PublicationReview, { accepted }: Gate): void => {
  const open = unacceptedIssues(review, accepted)
  if (open.length > 0) throw issuesUnaccepted(sentence(review.errors), review)
}

/**
 * Returns the review of a site's current state. Throws 409 if the gate is closed. Returns null for a deleted
 * site, which the lock reports.
 */
export const passGate = async (
  context: AppContext,
  { accountId }: Actor,
  siteId: string,
  gate: Gate | undefined,
  at?: ReviewedAt,
): Promise<PublicationReview | null> => {
  const site = await maybeSiteRow(context.db, { siteId, accountId })
  if (!site) return null
  const review = await reviewSite(context, site, at)
  if (gate) requireAccepted(review, gate)
  return review
}

/** Maximum of issues in a record; its counts are complete. */
const recordedIssues = 50

/** Returns the stored form of a review. */
export const recordedReview = (
  { groups: _groups, hints: _hints, pagesWith: _pagesWith, ...review }: PublicationReview,
  gate: Gate | undefined,
): RecordedReview => ({
  ...review,
  issues: review.issues.slice(0, recordedIssues),
  accepted: gate !== undefined && review.errors > 0,
})
