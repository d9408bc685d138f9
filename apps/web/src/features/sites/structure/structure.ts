import type { Site, SitePage } from '@web2/contract/sites'

/** The site's name, or one of its pages, with what lies below it. */
export interface StructureNode {
  readonly id: string
  readonly name: string
  /** '/about'; null for the site itself. */
  readonly address: string | null
  readonly children: readonly StructureNode[]
}

/** A page as the tree needs it; one whose parent is not there lies directly below the site. */
export type StructurePage = Pick<SitePage, '_id' | 'name' | 'slug' | 'position' | 'isDefault'> & {
  readonly parentId?: string | null
}

/** The root's id; pages have their own. */
export const siteNode = 'site'

/** A site as a tree: its name is the root, its pages the children, in their order. */
export const structureOf = ({
  name,
  pages,
}: Pick<Site, 'name'> & { readonly pages: readonly StructurePage[] }): StructureNode => {
  const byId = new Map(pages.map((page) => [page._id, page]))
  /** Pages that lead to the site; those of a circle of parents are taken as the site's own. */
  const parentOf = ({ _id, parentId }: StructurePage): string => {
    const passed = new Set([_id])
    let above = parentId ?? undefined
    while (above !== undefined && byId.has(above)) {
      if (passed.has(above)) return siteNode
      passed.add(above)
      above = byId.get(above)?.parentId ?? undefined
    }
    return parentId != null && byId.has(parentId) ? parentId : siteNode
  }
  const below = Map.groupBy(
    pages.toSorted((a, b) => a.position - b.position),
    parentOf,
  )
  const childrenOf = (id: string, folder: string): StructureNode[] =>
    (below.get(id) ?? []).map((page) => ({
      id: page._id,
      name: page.name,
      address: page.isDefault ? '/' : `${folder}${page.slug}`,
      children: childrenOf(page._id, page.isDefault ? folder : `${folder}${page.slug}/`),
    }))
  return { id: siteNode, name, address: null, children: childrenOf(siteNode, '/') }
}

/** How many nodes lie below one. */
export const countBelow = ({ children }: StructureNode): number =>
  children.reduce((sum, child) => sum + 1 + countBelow(child), 0)

/** Ids of all nodes below the site that have others below them. */
export const branchesOf = (root: StructureNode): string[] =>
  root.children.flatMap((child) => (child.children.length === 0 ? [] : [child.id, ...branchesOf(child)]))
