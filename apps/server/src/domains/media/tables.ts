import type { MediaType } from '@web2/contract/media'
import type { Generated } from 'kysely'

export interface MediaFoldersTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  /** 'garden/roses'; the root has no row. */
  path: string
}

export interface MediaFilesTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  /** Path of the folder; '' is the root. */
  folder: string
  name: string
  /** SHA-256 of the stored bytes, lower-case hex. */
  sha256: string
  type: MediaType
  size: number
  width: number
  height: number
  /** Set when removed from the library while a page still shows it. */
  removedAt: string | null
}

declare module '../../platform/db/database.ts' {
  interface Database {
    mediaFolders: MediaFoldersTable
    mediaFiles: MediaFilesTable
  }
}
