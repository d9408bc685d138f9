import { issuesNamed } from '@web2/contract/core'
import type { PublicationIssue } from '@web2/contract/publishing'
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

/** Returns the label for accepting all listed errors of a group. */
export const acceptGroupLabel = (
  action: ReviewedAction,
  { listed, pages }: { readonly listed: readonly PublicationIssue[]; readonly pages: number },
): string => {
  const [first, ...others] = listed
  if (!first) return action
  if (others.length === 0) return acceptLabel(action, first)
  const place = pages === 1 ? first.pageName : counted(pages, 'page')
  return `${action} with ${withWhat(first)} on ${place}`
}

/** Returns '2 warnings on 15 pages'; `problems` counts what is wrong, however often. */
export const countSentence = (problems: number, noun: string, pages: number): string =>
  `${counted(problems, noun)}${problems < issuesNamed ? '' : ' or more'} on ${counted(pages, 'page')}`

/** Returns the sentence above the errors. */
export const errorsSentence = (problems: number, pages: number): string =>
  `Visitors would see ${countSentence(problems, 'error', pages)}. ${
    problems === 1
      ? 'Fix it, or select it to continue anyway.'
      : 'Fix them, or select each one to continue anyway.'
  }`
