import type { WireNode } from '../../tree/wire-node.ts'

export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** Nodes to insert. */
  readonly nodes: readonly WireNode[]
}
