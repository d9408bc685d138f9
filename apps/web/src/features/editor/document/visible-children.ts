import { isBlankText, type NodeRecord, type Store } from '@web2/builder'

export type Direction = 'previous' | 'next' | 'parent' | 'child'

/** Returns the children that users see as blocks: no white space, no comments. */
export const visibleChildren = (store: Store, uuid: string): readonly string[] =>
  (store.get(uuid)?.children ?? []).filter((id) => {
    const child = store.get(id)
    return child !== undefined && !isBlankText(child)
  })

/** Returns the neighbor of a node in the tree; null if there is none. */
export const neighbour = (store: Store, from: NodeRecord, direction: Direction): string | null => {
  if (direction === 'parent') return from.parent
  if (direction === 'child') return visibleChildren(store, from.uuid)[0] ?? null
  if (from.parent === null)
    return direction === 'next' ? (visibleChildren(store, from.uuid)[0] ?? null) : null
  const siblings = visibleChildren(store, from.parent)
  return siblings[siblings.indexOf(from.uuid) + (direction === 'next' ? 1 : -1)] ?? null
}

/** Returns the ids from the root to the node, inclusive. */
export const pathTo = (store: Store, uuid: string): readonly string[] => {
  const path: string[] = []
  for (let at: string | null = uuid; at !== null; at = store.get(at)?.parent ?? null) path.unshift(at)
  return path
}
