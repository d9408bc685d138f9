import type { NodeRecord, Props } from '../tree/record.ts'
import type { View, ViewContext } from './view.ts'

export type BlockGroup = 'layout' | 'text' | 'media' | 'form' | 'business'

/** Part of a node that rules use; also available for nodes not yet in the document. */
export type Described = Pick<NodeRecord, 'componentName' | 'props' | 'addition'>

/**
 * Rules of a block type; an absent rule allows. Reordering within the same parent checks neither move-in nor
 * move-out.
 */
export interface Rules {
  /** Whether children may be dropped into it. */
  readonly canvas?: boolean | ((node: NodeRecord) => boolean)
  readonly canDrag?: (node: NodeRecord) => boolean
  readonly canMoveIn?: (parent: NodeRecord, incoming: Described) => boolean
  readonly canMoveOut?: (parent: NodeRecord, leaving: NodeRecord) => boolean
}

export interface BlockType {
  /** The record's componentName. */
  readonly name: string
  readonly label: string
  readonly group: BlockGroup
  /** false for blocks that only imports create. */
  readonly inPalette: boolean
  /** Props of a new block from the palette, including `elementStyle`. Never applied to existing nodes. */
  readonly defaults: Props
  readonly rules: Rules
  /** Props that can be edited in place as plain text. */
  readonly editableText: readonly string[]
  /** CSS rules for all blocks of this type, written once per page that uses it. */
  readonly css?: string
  /** CSS rules for this node on published pages; equal ones are written once. */
  readonly pageCss?: (record: NodeRecord) => string
  /** true if `view` reads the binding data directly. */
  readonly bound?: boolean
  /** Tag of its element; empty for bare text and comments. */
  readonly tag: (node: Described) => string
  readonly view: (record: NodeRecord, context: ViewContext) => View
}
