import type { Theme } from '../theme/theme.ts'
import type { Attributes, NodeRecord } from './record.ts'

/** Element of the page's head, in order; a comment has the tag `!--` and its text. */
export interface HeadElement {
  readonly tag: string
  readonly attributes: Attributes
  /** Raw text of style and title, text of a comment. */
  readonly text?: string
  readonly children?: readonly HeadElement[]
}

/** Parts of a page outside its body. The body's own attributes are those of the root record. */
export interface PageLevel {
  /** Text after `<!DOCTYPE `, null for a page without one (quirks mode). */
  readonly doctype: string | null
  readonly htmlAttributes: Attributes
  /** Title, meta, link and style elements that belong to the document. */
  readonly head: readonly HeadElement[]
  /**
   * true if `head` or the body contain style sheets of an import; styles set in the editor then override
   * them.
   */
  readonly importedStyles: boolean
  /**
   * Design tokens that styles of the page refer to. Pages of a site share the site's; absent for a page without
   * a theme, which is written as before themes existed.
   */
  readonly theme?: Theme
  /** CSS that a person wrote for this page, as typed: also what can't be published. Absent for none. */
  readonly css?: string
}

/**
 * Page, section or template: records by UUID, the UUID of the root, and the page level. `nodes` may be the
 * live map of a store: read it, but don't keep it across edits.
 */
export interface BuilderDocument {
  readonly root: string
  readonly nodes: ReadonlyMap<string, NodeRecord>
  readonly page: PageLevel
}

/** Minimal access for reading the tree; a document or a command's draft. */
export interface Nodes {
  readonly nodes: Pick<ReadonlyMap<string, NodeRecord>, 'get'>
}
