import type { BindingData } from '../bindings/data.ts'
import type { Attributes, NodeRecord } from '../tree/record.ts'

export interface TextView {
  readonly kind: 'text'
  readonly text: string
}

export interface CommentView {
  readonly kind: 'comment'
  readonly text: string
}

/**
 * Element for both writers: the export's strings and the canvas's DOM. Text and attributes may contain
 * placeholders, which the writers fill. `'children'` stands for the record's children.
 */
export interface ElementView {
  readonly kind: 'element'
  readonly tag: string
  readonly namespace?: 'svg' | 'math'
  readonly attributes: Attributes
  readonly content: 'children' | readonly View[]
  /** Its attributes are written as they are, because they name published files. */
  readonly isFinal?: true
}

/** `nothing` produces no output: a business block without its field, or a node hidden on published pages. */
export type View = TextView | CommentView | ElementView | { readonly kind: 'nothing' }

export interface ViewContext {
  /** `edit` shows hidden nodes and samples for missing data; `export` writes what visitors see. */
  readonly mode: 'edit' | 'export'
  readonly data: BindingData
  /** true for the first image of an exported page, which loads eagerly; others load lazily. */
  readonly firstPicture: boolean
  /** Parent of the record on an exported page; some blocks continue what their parent sets. */
  readonly parent?: NodeRecord
}
