import type { PublicationIssue, PublicationReview } from '@web2/contract/publishing'
import { counted } from '../../../lib/text/counted.ts'

/** Actions that may continue despite an error. */
export type ReviewedAction = 'Publish' | 'Download' | 'Approve'

const withWhat = ({ code, placeholder = '', message }: PublicationIssue): string => {
  switch (code) {
    case 'unfilled-placeholder':
      return placeholder === '' ? 'an unfilled placeholder' : `“{${placeholder}}” unfilled`
    case 'empty-link':
      return 'an empty link'
    case 'form-without-recipient':
      return 'a form without a recipient'
    case 'form-unreachable':
      return 'a form that can’t reach Leads'
    case 'dead-form':
      return 'a form that can’t be sent'
    default:
      return message
  }
}

/** Where an issue is found, as a heading. */
export const placeName = ({ sectionId, pageId, pageName, count }: PublicationIssue): string => {
  if (pageName === '') return 'Other pages'
  if (sectionId !== undefined) return `Section on ${counted(count, 'page')}`
  if (pageId === null && count > 1) return `${counted(count, 'page')}, such as ${pageName}`
  return pageName
}

/** Returns the label for accepting an error: 'Publish with “{nap.city}” unfilled on Home'. */
export const acceptLabel = (action: ReviewedAction, issue: PublicationIssue): string => {
  if (issue.pageName === '') return `${action} with ${counted(issue.count, 'more error')}`
  const place =
    issue.sectionId !== undefined
      ? `in a section on ${counted(issue.count, 'page')}`
      : issue.pageId === null && issue.count > 1
        ? `on ${counted(issue.count, 'page')}`
        : `on ${issue.pageName}`
  return `${action} with ${withWhat(issue)} ${place}`
}

/** A review in a sentence. */
export const reviewSummary = ({ errors, warnings }: PublicationReview): string => {
  if (errors === 0 && warnings === 0) return 'No issues found'
  const found = [
    ...(errors > 0 ? [counted(errors, 'error')] : []),
    ...(warnings > 0 ? [counted(warnings, 'warning')] : []),
  ]
  return found.join(', ')
}

/** Issues by the place where they are fixed, in their order. */
export const byPlace = (
  issues: readonly PublicationIssue[],
): readonly { readonly name: string; readonly issues: readonly PublicationIssue[] }[] => {
  const groups = new Map<string, { name: string; issues: PublicationIssue[] }>()
  for (const issue of issues) {
    const key = issue.sectionId ?? issue.pageId ?? placeName(issue)
    const known = groups.get(key)
    if (known) known.issues.push(issue)
    else groups.set(key, { name: placeName(issue), issues: [issue] })
  }
  return [...groups.values()]
}
