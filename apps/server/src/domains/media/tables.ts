import type {
  MediaType,
  FoundImage,
  GeneratedImage,
  ImageGeneratorName,
  ImageSourceName,
} from '@web2/contract/media'
import type { Generated, ColumnType } from 'kysely'
import type { RunStatus } from '@web2/contract/core'

/** Origin and rights of each image; rows remain when the image is deleted. */
interface ImageRightsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  mediaFileId: string | null
  url: string
  source: string
  sourceTitle: string
  sourceId: string
  alt: string
  author: string
  authorUrl: string | null
  licence: string
  licenceUrl: string | null
  link: string | null
  creditRequired: boolean
  credit: string
  prompt: string | null
  model: string | null
  /** In US dollars. */
  cost: number | null
}

/** Stored search results by account, because keys and rate limits are the account's. */
interface ImageSearchesTable {
  accountId: string
  source: ImageSourceName
  query: string
  page: number
  total: number
  images: ColumnType<FoundImage[], string, string>
  fetchedAt: string
}

/** Image generations with request and result. */
export interface ImageGenerationsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  runId: string
  generator: ImageGeneratorName
  model: string
  prompt: string
  aspectRatio: string
  status: Generated<RunStatus>
  progress: Generated<number>
  message: Generated<string>
  images: ColumnType<GeneratedImage[], string | undefined, string>
  /** In US dollars. */
  cost: number | null
  /** Task at a service that runs it in the background. */
  taskId: string | null
}

interface MediaFoldersTable {
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
    imageRights: ImageRightsTable
    imageSearches: ImageSearchesTable
    imageGenerations: ImageGenerationsTable
    mediaFolders: MediaFoldersTable
    mediaFiles: MediaFilesTable
  }
}
