/** Fields of a page that determine its position in the tree. */
export interface TreePage {
  readonly _id: string
  /** Its parent page; at the top level if null or missing. */
  readonly parentId?: string | null
  /** Index among its siblings. */
  readonly position: number
}

/** Page with its position in the tree. */
export interface PageRow<Page> {
  readonly page: Page
  /** 1 at the top level. */
  readonly level: number
  readonly parentId: string | null
  /** Index among its siblings, from 0, and their number. */
  readonly index: number
  readonly siblings: number
  readonly hasChildren: boolean
}

/**
 * Returns the parent of each page; pages in a cycle, which only broken data contains, are at the top level.
 */
const parentsOf = (pages: readonly TreePage[]): ((page: TreePage) => string | null) => {
  const byId = new Map(pages.map((page) => [page._id, page]))
  const leadsUp = new Map<string, boolean>()
  return (page) => {
    const passed: string[] = []
    let at: TreePage | undefined = page
    while (at && !leadsUp.has(at._id) && !passed.includes(at._id)) {
      passed.push(at._id)
      at = byId.get(at.parentId ?? '')
    }
    const good = at === undefined || leadsUp.get(at._id) === true
    for (const id of passed) leadsUp.set(id, good)
    const { parentId = null } = page
    return good && parentId !== null && byId.has(parentId) ? parentId : null
  }
}

/** Groups pages by parent (null for the top level), in their order. */
export const childLists = <Page extends TreePage>(pages: readonly Page[]): Map<string | null, Page[]> =>
  Map.groupBy(
    pages.toSorted((one, other) => one.position - other.position || (one._id < other._id ? -1 : 1)),
    parentsOf(pages),
  )

/** Returns all pages from the top down, parents before children. */
export const pageRows = <Page extends TreePage>(pages: readonly Page[]): PageRow<Page>[] => {
  const lists = childLists(pages)
  const rows: PageRow<Page>[] = []
  const rowsOf = (parentId: string | null, level: number): PageRow<Page>[] => {
    const children = lists.get(parentId) ?? []
    return children.map((page, index) => ({
      page,
      level,
      parentId,
      index,
      siblings: children.length,
      hasChildren: lists.has(page._id),
    }))
  }
  const waiting = rowsOf(null, 1).reverse()
  for (let row = waiting.pop(); row; row = waiting.pop()) {
    rows.push(row)
    if (row.hasChildren) waiting.push(...rowsOf(row.page._id, row.level + 1).reverse())
  }
  return rows
}
