import type {
  PublicationIssue,
  PublicationIssueGroup,
  PublicationIssueSeverity,
} from '@web2/contract/publishing'

/** Groups issues that are fixed in the same way, and counts the pages they are on. */
export interface IssueGroups {
  /** Adds an occurrence on a page, given by its number. */
  add(issue: PublicationIssue, page: number, seen: Occurrence): void
  /** Number of listed issues in the group of this one. */
  listed(issue: PublicationIssue): number
  /** Groups of this severity, those on most pages first. */
  groups(): PublicationIssueGroup[]
  /** Number of pages with issues of this severity. */
  pages(): number
}

export interface Occurrence {
  /** The first of its issue. */
  readonly isNew: boolean
  /** The issue is listed by its id. */
  readonly isListed: boolean
}

interface Group {
  readonly first: PublicationIssue
  readonly issues: string[]
  count: number
  pages: number
  lastPage: number
}

/** Sample texts differ in their words only: all of them are replaced or kept. */
const keyOf = ({ code, message }: PublicationIssue): string => (code === 'sample-text' ? code : message)

const messageOf = ({ first, count }: Group): string =>
  first.code === 'sample-text' && count > 1
    ? 'Visitors don’t see sample text. Replace it, or keep it as your own.'
    : first.message

/** Returns groups for the issues of one severity; of further groups than `most`, only pages are counted. */
export const issueGroups = (severity: PublicationIssueSeverity, most: number): IssueGroups => {
  const groups = new Map<string, Group>()
  let pages = 0
  let lastPage = -1
  return {
    add: (issue, page, { isNew, isListed }) => {
      if (page !== lastPage) pages += 1
      lastPage = page
      const key = keyOf(issue)
      let group = groups.get(key)
      if (!group) {
        if (groups.size >= most) return
        group = { first: issue, issues: [], count: 0, pages: 0, lastPage: -1 }
        groups.set(key, group)
      }
      if (group.lastPage !== page) group.pages += 1
      group.lastPage = page
      if (!isNew) return
      group.count += 1
      if (isListed) group.issues.push(issue.id)
    },
    listed: (issue) => groups.get(keyOf(issue))?.issues.length ?? 0,
    groups: () =>
      [...groups.values()]
        .sort((a, b) => b.pages - a.pages)
        .map((group) => ({
          severity,
          message: messageOf(group),
          pages: group.pages,
          count: group.count,
          issues: group.issues,
        })),
    pages: () => pages,
  }
}
