import type { BuilderDocument, ExportWarning } from '@web2/builder'
import {
  publicationIssueSeverities,
  type PublicationIssue,
  type PublicationIssueSeverity,
  type PublicationReview,
} from '@web2/contract/publishing'
import { issuesNamed } from '@web2/contract/core'
import { pagePath } from '../render/addresses.ts'
import type { RenderPage, RenderTarget, SiteOutline } from '../render/site-input.ts'
import { siteRenderer } from '../render/site-renderer.ts'
import { issueGroups, type IssueGroups } from './issue-groups.ts'
import { placeInSection } from './place-in-section.ts'
import { restOf, type Rest } from './rest-of-issues.ts'

/** Reviews a site page by page in constant memory. */
export interface SiteReviewer {
  /** `pageId` is null for a generated page, whose common issues are reported once. */
  page(page: RenderPage, pageId: string | null): void
  result(): PublicationReview
}

interface Kept {
  readonly named: Map<string, PublicationIssue>
  readonly rest: Map<string, Rest>
  readonly groups: IssueGroups
}

const keep = (severity: PublicationIssueSeverity, most: number): Kept => ({
  named: new Map(),
  rest: new Map(),
  groups: issueGroups(severity, most),
})

const noModules: ReadonlyMap<string, BuilderDocument> = new Map()

/** Returns a reviewer that finds issues visitors would notice, by rendering pages for a target. */
export const siteReviewer = (
  outline: SiteOutline,
  target: RenderTarget,
  { named: most = issuesNamed }: { readonly named?: number } = {},
): SiteReviewer => {
  const modules = outline.modules ?? noModules
  const kept: Record<PublicationIssueSeverity, Kept> = {
    error: keep('error', most),
    warning: keep('warning', most),
    hint: keep('hint', most),
  }
  let pagesReviewed = 0

  const add = (issue: PublicationIssue) => {
    const { id, code, severity } = issue
    const { named, rest, groups } = kept[severity]
    const known = named.get(id)
    // errors are accepted by id, so the first ones are listed whatever they are; of others, each group gets room
    const hasRoom = severity === 'error' || groups.listed(issue) < most / 2
    const isListed = known !== undefined || (named.size < most && hasRoom)
    if (known) named.set(id, { ...known, count: known.count + 1 })
    else if (isListed) named.set(id, issue)
    else rest.set(code, restOf(rest.get(code), id))
    groups.add(issue, pagesReviewed, { isNew: !known, isListed })
  }

  let current: { readonly page: RenderPage; readonly pageId: string | null } | undefined
  /**
   * Issues counted once per page, because a title is written several times and a section can appear twice.
   */
  const once = new Set<string>()

  const heard = (warning: ExportWarning) => {
    if (!current) return
    const { page, pageId } = current
    const { code, severity, message, placeholder, words, field } = warning
    const { nodeId, sectionId } = placeInSection(warning.nodeId, page.document, modules)
    const path = pagePath(page)
    const where = sectionId !== undefined ? `section/${sectionId}` : pageId === null ? 'generated' : path
    const id = `${code}:${where}:${placeholder ?? nodeId ?? field ?? ''}`
    const isShared = sectionId !== undefined || pageId === null
    if (isShared || nodeId === undefined) {
      const mark = isShared ? id : `${id}:${field ?? ''}`
      if (once.has(mark)) return
      once.add(mark)
    }
    add({
      id,
      severity,
      code,
      message,
      pageId,
      pageName: page.name,
      path,
      ...(nodeId !== undefined && { nodeId }),
      ...(sectionId !== undefined && { sectionId }),
      ...(field !== undefined && { field }),
      ...(placeholder !== undefined && { placeholder }),
      ...(words !== undefined && { words }),
      count: 1,
    })
  }
  const renderer = siteRenderer(outline, target, heard)

  const issuesOf = (
    severity: PublicationIssueSeverity,
  ): { readonly issues: PublicationIssue[]; readonly total: number } => {
    const { named, rest } = kept[severity]
    const more = [...rest.values()].reduce((sum, { count }) => sum + count, 0)
    const issues = [
      ...named.values(),
      ...[...rest].map(([code, { count, digest }]): PublicationIssue => ({
        id: `${code}:rest:${count}:${digest}`,
        severity,
        code: code as PublicationIssue['code'],
        message: `${count.toLocaleString('en-US')} more of this kind. Fix the listed ones, then check again to see the rest.`,
        pageId: null,
        pageName: '',
        path: '',
        count,
      })),
    ]
    return { issues, total: named.size + more }
  }

  return {
    page: (page, pageId) => {
      current = { page, pageId }
      once.clear()
      renderer.page(page).body()
      pagesReviewed += 1
      current = undefined
    },
    result: () => {
      const [error, warning, hint] = [issuesOf('error'), issuesOf('warning'), issuesOf('hint')]
      const pagesWith = (severity: PublicationIssueSeverity) => kept[severity].groups.pages()
      return {
        errors: error.total,
        warnings: warning.total,
        hints: hint.total,
        issues: [...error.issues, ...warning.issues, ...hint.issues],
        groups: publicationIssueSeverities.flatMap((severity) => kept[severity].groups.groups()),
        pagesWith: { error: pagesWith('error'), warning: pagesWith('warning'), hint: pagesWith('hint') },
        pagesReviewed,
      }
    },
  }
}
