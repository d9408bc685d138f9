import type { BindingData } from '../bindings/data.ts'
import type { Attributes } from '../tree/record.ts'

export interface TextView {
  readonly kind: 'text'
  readonly text: string
}

export interface CommentView {
  readonly kind: 'comment'
  readonly text: string
}

/**
 * An element as both writers make it: the string writer of the export and the DOM writer of the canvas.
 * Text and attributes may hold placeholders; the writers fill them. `'children'` stands for the record's children.
 */
export interface ElementView {
  readonly kind: 'element'
  readonly tag: string
  readonly namespace?: 'svg' | 'math'
  readonly attributes: Attributes
  readonly content: 'children' | readonly View[]
}

/** `nothing` is written as nothing: a business block without its field, a node hidden on published pages. */
export type View = TextView | CommentView | ElementView | { readonly kind: 'nothing' }

export interface ViewContext {
  /** `edit` shows samples for missing data and hidden nodes; `export` writes what visitors see. */
  readonly mode: 'edit' | 'export'
  readonly data: BindingData
  /** True for the first picture of an exported page: it is loaded at once, the others when they come near. */
  readonly firstPicture: boolean
}
