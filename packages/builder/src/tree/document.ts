import type { Attributes, NodeRecord } from './record.ts'

/** An element of the page's head, in order; a comment has the tag `!--` and its text. */
export interface HeadElement {
  readonly tag: string
  readonly attributes: Attributes
  /** Raw text of style and title, text of a comment. */
  readonly text?: string
  readonly children?: readonly HeadElement[]
}

/** The parts of a page outside its body. The body's own attributes are those of the root record. */
export interface PageLevel {
  /** Text after `<!DOCTYPE `, null for a page without one (quirks mode). */
  readonly doctype: string | null
  readonly htmlAttributes: Attributes
  /** Title, meta, link and style elements that belong to the document. */
  readonly head: readonly HeadElement[]
  /** True when `head` or the body bring style sheets of an import; styles set in the editor then outweigh them. */
  readonly importedStyles: boolean
}

/**
 * A page, a section or a template: records by uuid, the uuid of the root, and the page around them.
 * `nodes` may be the live map of a store: read it, never keep it across edits.
 */
export interface BuilderDocument {
  readonly root: string
  readonly nodes: ReadonlyMap<string, NodeRecord>
  readonly page: PageLevel
}

/** All that reading the tree needs; a document or a draft of a command. */
export interface Nodes {
  readonly nodes: Pick<ReadonlyMap<string, NodeRecord>, 'get'>
}
