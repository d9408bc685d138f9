import type { Attributes, NodeRecord, Props } from '../tree/record.ts'
import type { View, ViewContext } from './view.ts'

export type BlockGroup = 'layout' | 'text' | 'media' | 'form' | 'business' | 'interactive' | 'more'

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

/** How an import recognizes the element that a block wrote. */
export interface Mark {
  /** Its class, which only this block type writes. */
  readonly className: string
  /** Returns the props read from the attributes, and the attributes without a prop. */
  readonly read: (attributes: Attributes) => { readonly props: Props; readonly rest: Attributes }
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
  /** Rules of options, which `pageCss` writes on published pages that use them. The canvas always has them. */
  readonly optionCss?: string
  /** true if an import restores the block from its parts, and its rules from the page's own sheets. */
  readonly isRestored?: boolean
  /** Absent for blocks that an import shows as plain elements. */
  readonly mark?: Mark
  /**
   * Props with a key that links blocks, such as a button and its popover. Copies get keys of their own,
   * because a key becomes an id of the page.
   */
  readonly keys?: readonly string[]
  /** true if `view` reads the parent. */
  readonly readsParent?: boolean
  /** true if `view` reads the binding data directly. */
  readonly bound?: boolean
  /** Tag of its element; empty for bare text and comments. */
  readonly tag: (node: Described) => string
  readonly view: (record: NodeRecord, context: ViewContext) => View
}
