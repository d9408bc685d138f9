import type { BuilderDocument, ExportWarning } from '@web2/builder'
import { type PublicationIssue, type PublicationReview } from '@web2/contract/publishing'
import { issuesNamed } from '@web2/contract/core'
import { pagePath } from '../render/addresses.ts'
import type { RenderPage, RenderTarget, SiteOutline } from '../render/site-input.ts'
import { siteRenderer } from '../render/site-renderer.ts'
import { placeInSection } from './place-in-section.ts'
import { restOf, type Rest } from './rest-of-issues.ts'

/** Reviews a site page by page in constant memory. */
export interface SiteReviewer {
  /** `pageId` is null for a generated page, whose common issues are reported once. */
  page(page: RenderPage, pageId: string | null): void
  result(): PublicationReview
}

type Severity = PublicationIssue['severity']

interface Kept {
  readonly named: Map<string, PublicationIssue>
  readonly rest: Map<string, Rest>
}

const noModules: ReadonlyMap<string, BuilderDocument> = new Map()

/** Returns a reviewer that finds issues visitors would notice, by rendering pages for a target. */
export const siteReviewer = (
  outline: SiteOutline,
  target: RenderTarget,
  { named: most = issuesNamed }: { readonly named?: number } = {},
): SiteReviewer => {
  const modules = outline.modules ?? noModules
  const kept: Record<Severity, Kept> = {
    error: { named: new Map(), rest: new Map() },
    warning: { named: new Map(), rest: new Map() },
  }
  let pagesReviewed = 0

  const add = (severity: Severity, id: string, issue: () => PublicationIssue) => {
    const { named, rest } = kept[severity]
    const known = named.get(id)
    if (known) named.set(id, { ...known, count: known.count + 1 })
    else if (named.size < most) named.set(id, issue())
    else {
      const { code } = issue()
      rest.set(code, restOf(rest.get(code), id))
    }
  }

  let current: { readonly page: RenderPage; readonly pageId: string | null } | undefined
  /**
   * Issues counted once per page, because a title is written several times and a section can appear twice.
   */
  const once = new Set<string>()

  const heard = (warning: ExportWarning) => {
    if (!current) return
    const { page, pageId } = current
    const { code, severity, message, placeholder, field } = warning
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
    add(severity, id, () => ({
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
      count: 1,
    }))
  }
  const renderer = siteRenderer(outline, target, heard)

  const issuesOf = (severity: Severity): { readonly issues: PublicationIssue[]; readonly total: number } => {
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
      const [errors, warnings] = [issuesOf('error'), issuesOf('warning')]
      return {
        errors: errors.total,
        warnings: warnings.total,
        issues: [...errors.issues, ...warnings.issues],
        pagesReviewed,
      }
    },
  }
}
