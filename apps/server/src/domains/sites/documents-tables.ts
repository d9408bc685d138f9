import type { Generated, GeneratedAlways } from 'kysely'

/** A page, a section, or a template of the account. */
export interface DocumentsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  /** The template it began with. */
  templateId: Generated<string | null>
  /** The listing that it shows; templates show none. */
  napId: Generated<string | null>
  /** The builder document in wire form (JSON text). */
  document: string
  /** Made from the document when it was saved. */
  html: string
  size: GeneratedAlways<number>
  /** Counts saves. */
  version: Generated<number>
  /** Since when it is deleted: nobody sees it, and it can be brought back until it is purged. */
  deletedAt: Generated<string | null>
}

/** Blocks that a user keeps. */
export interface SavedBlocksTable {
  id: string
  accountId: string
  createdBy: string
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  /** Nodes in wire form (JSON text). */
  fragment: string
  size: GeneratedAlways<number>
  deletedAt: Generated<string | null>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    cloudPages: DocumentsTable
    cloudModules: DocumentsTable
    cloudTemplates: DocumentsTable
    savedBlocks: SavedBlocksTable
  }
}
