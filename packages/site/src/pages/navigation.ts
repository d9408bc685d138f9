import type { NavigationItem } from '@web2/builder'
import { pageHref } from '../render/addresses.ts'
import type { PageAbove } from '../render/site-input.ts'
import { pageRows, type TreePage } from './page-rows.ts'

export interface NavigationPage extends TreePage, PageAbove {
  /** false omits the page and its child pages. */
  readonly inNavigation?: boolean
}

/** Maximum links in a navigation, which every page repeats; higher levels come first. */
const mostLinks = 500

/** Returns the content of navigation blocks: the pages of a site as a tree. */
export const navigationOf = (pages: readonly NavigationPage[]): readonly NavigationItem[] => {
  const top: NavigationItem[] = []
  const lists = new Map<string | null, NavigationItem[]>([[null, top]])
  let count = 0
  const rows = pageRows(pages).toSorted((one, other) => one.level - other.level)
  for (const { page, parentId } of rows) {
    const list = lists.get(parentId)
    if (!list || page.inNavigation === false || count === mostLinks) continue
    const children: NavigationItem[] = []
    list.push({ label: page.name, href: pageHref(page), children })
    lists.set(page._id, children)
    count += 1
  }
  return top
}

/** Returns the parents of each page by its id, top level first; siblings share one list. */
export const pagesAbove = <Page extends TreePage>(
  pages: readonly Page[],
): ReadonlyMap<string, readonly Page[]> => {
  const above = new Map<string, readonly Page[]>()
  const below = new Map<string | null, readonly Page[]>([[null, []]])
  for (const { page, parentId, hasChildren } of pageRows(pages)) {
    const own = below.get(parentId) ?? []
    above.set(page._id, own)
    if (hasChildren) below.set(page._id, [...own, page])
  }
  return above
}
