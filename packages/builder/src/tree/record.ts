/** JSON data as it travels in props and addition. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined }

export type Attributes = Readonly<Record<string, string>>

/** A block's own values; `elementStyle`, `breakpoints` and `hover` hold its styles (see styles/style.ts). */
export type Props = Readonly<Record<string, Json | undefined>>

/** Data of a node beside its block's props: leftovers of an import, and settings of the layers panel. */
export interface Addition {
  /** The element's tag where the block type allows more than one (Element always, containers). */
  readonly tag?: string
  /** Set for elements inside svg and math. */
  readonly namespace?: 'svg' | 'math'
  /** Attributes that no prop stands for: class, id, data-*, aria-*, inline style, … */
  readonly attributes?: Attributes
  /** The name a person gave in the layers panel. */
  readonly name?: string
  readonly locked?: boolean
  /** Not rendered on a published page, shown faded in the editor. */
  readonly hidden?: boolean
  readonly [key: string]: Json | undefined
}

/** One node of a document. Frozen; an edit replaces it by a new one. */
export interface NodeRecord {
  readonly uuid: string
  readonly componentName: string
  readonly props: Props
  readonly parent: string | null
  readonly children: readonly string[]
  readonly addition: Addition
}

/** Freezes a record and the containers it is made of. */
export const freezeRecord = (record: NodeRecord): NodeRecord => {
  Object.freeze(record.props)
  Object.freeze(record.children)
  Object.freeze(record.addition)
  return Object.freeze(record)
}
