import type { NodeRecord, Props } from '../tree/record.ts'
import type { View, ViewContext } from './view.ts'

export type BlockGroup = 'layout' | 'text' | 'media' | 'form' | 'business'

/** The part of a node that rules see, so that they also apply to nodes that are not in the document yet. */
export type Described = Pick<NodeRecord, 'componentName' | 'props' | 'addition'>

/** A rule that is left out allows. Reordering within the same parent asks neither move-in nor move-out. */
export interface Rules {
  /** Children may be dropped in. */
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
  /** False for blocks that only imports make. */
  readonly inPalette: boolean
  /** Props of a block fresh from the palette, `elementStyle` included. Never applied to existing nodes. */
  readonly defaults: Props
  readonly rules: Rules
  /** Props that are edited in place as plain text. */
  readonly editableText: readonly string[]
  /** Rules that every block of this type needs, written once per page that uses it. */
  readonly css?: string
  /** Rules that published pages need for this very node; equal ones are written once. */
  readonly pageCss?: (record: NodeRecord) => string
  /** True when `view` reads the binding data itself. */
  readonly bound?: boolean
  /** The tag its element has; empty for bare text and comments. */
  readonly tag: (node: Described) => string
  readonly view: (record: NodeRecord, context: ViewContext) => View
}
