import { cluster, hierarchy, tree } from 'd3-hierarchy'
import type { StructureNode } from '../structure.ts'

/** A tree keeps each node one level below its parent; a cluster has all ends on the last level. */
export type TreeType = 'tree' | 'cluster'

/** A node's place without a direction. */
export interface Spread {
  readonly node: StructureNode
  readonly parent: StructureNode | null
  /** Steps from the root, as a person counts them. */
  readonly depth: number
  /** The row it is drawn in, from 0. */
  readonly level: number
  /** Across the levels; neighbours of a level are at least 1 apart. */
  readonly breadth: number
}

/** The nodes that are shown, each before those below it. */
export const spreadOut = (root: StructureNode, collapsed: ReadonlySet<string>, type: TreeType): Spread[] => {
  const shown = hierarchy(root, ({ id, children }) => (collapsed.has(id) ? [] : children))
  const layout = type === 'tree' ? tree<StructureNode>() : cluster<StructureNode>()
  const spread: Spread[] = []
  layout
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.4))(shown)
    .eachBefore(({ data, parent, depth, height, x }) => {
      const level = type === 'tree' ? depth : shown.height - height
      spread.push({ node: data, parent: parent?.data ?? null, depth, level, breadth: x })
    })
  return spread
}
