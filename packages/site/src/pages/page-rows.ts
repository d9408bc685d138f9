/** Fields of a page that the page tree needs. */
export interface TreePage {
  readonly _id: string
  /** The page that it lies below; none, or one that is not there: it stands at the top. */
  readonly parentId?: string | null
  /** Place among its siblings. */
  readonly position: number
}

/** A page where it stands in the tree. */
export interface PageRow<Page> {
  readonly page: Page
  /** 1 for those at the top. */
  readonly level: number
  readonly parentId: string | null
  /** Place among its siblings, from 0, and how many they are. */
  readonly index: number
  readonly siblings: number
  readonly hasChildren: boolean
}

/** The parents that lead to the top; pages that lead into a circle, which only broken data has, stand there. */
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

/** Pages by the page that they lie below (null: the top), in their order. */
export const childLists = <Page extends TreePage>(pages: readonly Page[]): Map<string | null, Page[]> =>
  Map.groupBy(
    pages.toSorted((one, other) => one.position - other.position || (one._id < other._id ? -1 : 1)),
    parentsOf(pages),
  )

/** All pages from the top down, each before those below it. */
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
