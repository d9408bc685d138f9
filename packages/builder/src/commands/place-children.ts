import type { Draft } from '../changes/draft.ts'
import type { NodeRecord } from '../tree/record.ts'

/** Removes nodes from the children of their parents. */
export const detach = (draft: Draft, ids: readonly string[]): void => {
  const leaving = new Set(ids)
  const parents = new Set(ids.map((uuid) => draft.get(uuid).parent))
  for (const uuid of parents) {
    if (uuid === null) continue
    const parent = draft.get(uuid)
    draft.put({ ...parent, children: parent.children.filter((child) => !leaving.has(child)) })
  }
}

/**
 * Returns a list with items inserted at an index; `splice` would overflow the stack with some 100,000 of
 * them.
 */
export const insertedAt = <T>(list: readonly T[], index: number, more: readonly T[]): T[] => [
  ...list.slice(0, index),
  ...more,
  ...list.slice(index),
]

/** Inserts nodes among the children of a parent and sets their parent. */
export const attach = (draft: Draft, parent: string, index: number, nodes: readonly NodeRecord[]): void => {
  const record = draft.get(parent)
  const ids = nodes.map(({ uuid }) => uuid)
  draft.put({ ...record, children: insertedAt(record.children, index, ids) })
  for (const node of nodes)
    if (node.parent !== parent || !draft.nodes.get(node.uuid)) draft.put({ ...node, parent })
}
