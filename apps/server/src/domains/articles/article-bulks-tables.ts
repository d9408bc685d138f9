import type { BulkRowStatus, BulkStatus, Card, GenerationStacker } from '@web2/contract/articles'
import type { ColumnType, Generated } from 'kysely'

/** Many articles, one for each keyword. */
export interface ArticleBulksTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  /** Made by who asked for it, so that it is begun once. */
  startId: string | null
  name: string
  writtenBy: string
  /** As they were when it was begun; null with a stacker. */
  cards: ColumnType<readonly Card[] | null, string | null, string | null>
  stacker: ColumnType<GenerationStacker | null, string | null, string | null>
  categoryId: string | null
  /** Each article ends with its listing's name, address and phone. */
  napAtEnd: Generated<boolean>
  /** Null: as many as may be. */
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
  /** When it was begun or gone on with: failures before count no more. */
  resumedAt: Generated<string>
  endedAt: string | null
}

/** One keyword of a bulk; what is planned and what is done. */
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
  /** It was compared with everything else since it was last written. */
  compared: Generated<boolean>
  endedAt: ColumnType<string | null, string | null | undefined, string | null>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    articleBulks: ArticleBulksTable
    articleBulkRows: ArticleBulkRowsTable
  }
}
