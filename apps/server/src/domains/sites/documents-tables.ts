import type { Generated, GeneratedAlways } from 'kysely'

/** Page, section, or template of the account. */
export interface DocumentsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  /** Template from which it was created. */
  templateId: Generated<string | null>
  /** Listing that it shows; templates show none. */
  napId: Generated<string | null>
  /** Builder document in wire form (JSON text). */
  document: string
  /** Rendered from the document when it was saved. */
  html: string
  size: GeneratedAlways<number>
  /** Number of saves. */
  version: Generated<number>
  /** Time of deletion; it is hidden and can be restored until the purge. */
  deletedAt: Generated<string | null>
}

/** Saved blocks of a user. */
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
