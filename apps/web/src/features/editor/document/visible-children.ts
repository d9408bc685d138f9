import { isBlankText, type NodeRecord, type Store } from '@web2/builder'

export type Direction = 'previous' | 'next' | 'parent' | 'child'

/** The children that a person can see as things of their own: no white space, no comments. */
export const visibleChildren = (store: Store, uuid: string): readonly string[] =>
  (store.get(uuid)?.children ?? []).filter((id) => {
    const child = store.get(id)
    return child !== undefined && !isBlankText(child)
  })

/** The neighbour of a node in the tree; null where there is none. Beyond the last child comes the parent's next. */
export const neighbour = (store: Store, from: NodeRecord, direction: Direction): string | null => {
  if (direction === 'parent') return from.parent
  if (direction === 'child') return visibleChildren(store, from.uuid)[0] ?? null
  if (from.parent === null)
    return direction === 'next' ? (visibleChildren(store, from.uuid)[0] ?? null) : null
  const siblings = visibleChildren(store, from.parent)
  return siblings[siblings.indexOf(from.uuid) + (direction === 'next' ? 1 : -1)] ?? null
}

/** The ids from the root down to the node, both included. */
export const pathTo = (store: Store, uuid: string): readonly string[] => {
  const path: string[] = []
  for (let at: string | null = uuid; at !== null; at = store.get(at)?.parent ?? null) path.unshift(at)
  return path
}
