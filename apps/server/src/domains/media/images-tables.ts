import type { RunStatus } from '@web2/contract/core'
import type { FoundImage, GeneratedImage, ImageGeneratorName, ImageSourceName } from '@web2/contract/media'
import type { ColumnType, Generated } from 'kysely'

/** Where each picture came from and what may be done with it; lines stay when the picture is deleted. */
export interface ImageRightsTable {
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
  /** US dollars. */
  cost: number | null
}

/** Answers of picture sources, by account: keys and their allowances are the account's. */
export interface ImageSearchesTable {
  accountId: string
  source: ImageSourceName
  query: string
  page: number
  total: number
  images: ColumnType<FoundImage[], string, string>
  fetchedAt: string
}

/** What was asked of a maker of pictures, and what came of it. */
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
  /** US dollars. */
  cost: number | null
  /** The work at a service that goes on with it while nobody asks. */
  taskId: string | null
}

declare module '../../platform/db/database.ts' {
  interface Database {
    imageRights: ImageRightsTable
    imageSearches: ImageSearchesTable
    imageGenerations: ImageGenerationsTable
  }
}
