import { queryOptions } from '@tanstack/react-query'
import type { TurboNode } from '@web2/contract/generator'
import { turboStructure, turboStructures } from './resources.ts'
import { siteNode, type StructureNode } from '../sites/structure/structure.ts'

/** Page tree of a project or of one of its sites. */
export const turboTree = (turboId: string, siteId: string | undefined) =>
  queryOptions({
    queryKey: [turboStructures, turboId, siteId ?? ''],
    queryFn: () => turboStructure(turboId, siteId),
    staleTime: 0,
  })

/** Nodes have no ids: each is known by its way from the root. */
const nodeOf = ({ name, path, kind, children }: TurboNode, id: string): StructureNode => ({
  id,
  name,
  // a node of many pages has no address of its own
  address: id === siteNode ? null : kind === 'more' ? '' : `/${path}`,
  children: children.map((child, at) => nodeOf(child, id === siteNode ? `n${at}` : `${id}.${at}`)),
})

/** Returns a node's name; undefined for a node of several pages. */
export const pageNameOf = (root: StructureNode, id: string): string | undefined => {
  if (root.id === id) return root.address === '' ? undefined : root.name
  for (const child of root.children) {
    const name = pageNameOf(child, id)
    if (name !== undefined) return name
  }
  return undefined
}

export const turboStructureOf = (root: TurboNode): StructureNode => nodeOf(root, siteNode)
