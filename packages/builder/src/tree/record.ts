/** JSON data in props and addition. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

export type Attributes = Readonly<Record<string, string>>

/**
 * A block's own values; `elementStyle`, `breakpoints` and `hover` contain its styles (see styles/style.ts).
 */
export type Props = Readonly<Record<string, Json | undefined>>

/** Data of a node besides its block's props, from an import or the layers panel. */
export interface Addition {
  /** Tag of the element if the block type allows several (always for Element, and for containers). */
  readonly tag?: string
  /** Set for elements inside svg and math. */
  readonly namespace?: 'svg' | 'math'
  /** Attributes without a prop: class, id, data-*, aria-*, inline style, … */
  readonly attributes?: Attributes
  /** Name given by a user in the layers panel. */
  readonly name?: string
  readonly locked?: boolean
  /** Not rendered on a published page, shown faded in the editor. */
  readonly hidden?: boolean
  readonly [key: string]: Json | undefined
}

/** Node of a document. Frozen; an edit replaces it. */
export interface NodeRecord {
  readonly uuid: string
  readonly componentName: string
  readonly props: Props
  readonly parent: string | null
  readonly children: readonly string[]
  readonly addition: Addition
}

/** Freezes a record and its containers. */
export const freezeRecord = (record: NodeRecord): NodeRecord => {
  Object.freeze(record.props)
  Object.freeze(record.children)
  Object.freeze(record.addition)
  return Object.freeze(record)
}
