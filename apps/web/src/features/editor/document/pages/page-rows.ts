import type { WorkPage } from '../api/work-page.ts'
import { pageHref, pagePath, pageRows, pagesAbove, type PageRow } from '@web2/site'

/** A row of the pages panel. */
export interface PageLineRow extends PageRow<WorkPage> {
  /** The public path: '/services/lawn-care'. */
  readonly address: string
  readonly expanded: boolean
}

/** Returns the public path of each page by id, including the slugs of the pages above it. */
export const addressesOf = (pages: readonly WorkPage[]): ReadonlyMap<string, string> => {
  const above = pagesAbove(pages)
  return new Map(
    pages.map((page) => {
      const path = pagePath({ ...page, above: above.get(page._id) ?? [] })
      return [page._id, page.isDefault ? pageHref(page) : `/${path.replace(/\/index\.html$/, '')}`]
    }),
  )
}

/** Returns the rows of the pages panel, without those below a collapsed page. */
export const lineRows = (
  pages: readonly WorkPage[],
  collapsed: ReadonlySet<string>,
): readonly PageLineRow[] => {
  const addresses = addressesOf(pages)
  const lines: PageLineRow[] = []
  let hiddenBelow = Infinity
  for (const row of pageRows(pages)) {
    if (row.level > hiddenBelow) continue
    const expanded = row.hasChildren && !collapsed.has(row.page._id)
    hiddenBelow = row.hasChildren && !expanded ? row.level : Infinity
    lines.push({ ...row, expanded, address: addresses.get(row.page._id) ?? '/' })
  }
  return lines
}
