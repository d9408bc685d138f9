import type { BulkRowStatus, BulkStatus, Card, GenerationStacker } from '@web2/contract/articles'
import type { ColumnType, Generated } from 'kysely'

/** Bulks: articles generated for a list of keywords. */
export interface ArticleBulksTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  /** Chosen by the client, so that a retried request starts only one bulk. */
  startId: string | null
  name: string
  writtenBy: string
  /** Cards at the start of the bulk; null with a prompt stacker. */
  cards: ColumnType<readonly Card[] | null, string | null, string | null>
  stacker: ColumnType<GenerationStacker | null, string | null, string | null>
  categoryId: string | null
  /** True if each article ends with its listing's name, address and phone. */
  napAtEnd: Generated<boolean>
  /** Null for the maximum. */
  atOnce: ColumnType<number | null, number | null | undefined, number | null>
  spendLimit: ColumnType<number | null, number | null | undefined, number | null>
  status: Generated<BulkStatus>
  message: Generated<string>
  total: number
  waiting: Generated<number>
  writing: Generated<number>
  written: Generated<number>
  review: Generated<number>
  failed: Generated<number>
  cancelled: Generated<number>
  words: Generated<number>
  cost: Generated<number | null>
  /** Time of the start or the last resume; earlier failures are not counted. */
  resumedAt: Generated<string>
  endedAt: string | null
}

/** One keyword of a bulk and the state of its article. */
export interface ArticleBulkRowsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  bulkId: string
  position: number
  keyword: string
  napId: string | null
  status: Generated<BulkRowStatus>
  message: Generated<string>
  generationId: ColumnType<string | null, string | null | undefined, string | null>
  runId: ColumnType<string | null, string | null | undefined, string | null>
  articleId: ColumnType<string | null, string | null | undefined, string | null>
  words: Generated<number>
  cost: Generated<number | null>
  similarity: Generated<number | null>
  similarTo: ColumnType<string | null, string | null | undefined, string | null>
  /** True if it was compared with the other articles since it was last generated. */
  compared: Generated<boolean>
  endedAt: ColumnType<string | null, string | null | undefined, string | null>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    articleBulks: ArticleBulksTable
    articleBulkRows: ArticleBulkRowsTable
  }
}
