import type {
  TurboDefinition,
  TurboElsewhereKind,
  TurboPageStatus,
  TurboPlan,
  TurboStatus,
} from '@web2/contract/generator'
import type { ColumnType, Generated } from 'kysely'
import type { UsageReservation } from '../../platform/db/runs-tables.ts'

interface RecordColumns {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Rows that pages are made from; the rows themselves lie in chunks. */
export interface TurboDataTable extends RecordColumns {
  name: string
  columns: ColumnType<string[], string, string>
  rows: number
  bytes: number
  notes: ColumnType<string[], string, string>
  firstRows: ColumnType<string[][], string, string>
}

export interface TurboDataChunksTable {
  dataId: string
  number: number
  /** JSON of rows, gzipped. */
  rows: Buffer
}

/** Generations of pages and sites. */
export interface TurbosTable extends RecordColumns {
  name: string
  definition: ColumnType<TurboDefinition, string, string>
  /** The page that all are made from, sections put in, as it was planned last (JSON text). */
  document: string
  sourceName: string
  sourceVersion: string
  listingsVersion: Generated<string>
  status: Generated<TurboStatus>
  pausedFrom: Optional<TurboStatus>
  message: Generated<string>
  changedSince: ColumnType<('definition' | 'page' | 'listings')[], string | undefined, string>
  plan: ColumnType<TurboPlan | null, string | null | undefined, string | null>
  planNumber: Generated<number>
  plannedAt: Optional<string>
  pageCount: Generated<number>
  ready: Generated<number>
  released: Generated<number>
  failedPages: Generated<number>
  cost: Generated<number | null>
  siteCount: Generated<number>
  runId: Optional<string>
  approvedAt: Optional<string>
  approvedBy: Optional<string>
  approvalReason: Optional<string>
  listedAt: Optional<string>
  nextAt: Optional<string>
}

/** Pages of generations: what they are made of, and what became of them. */
export interface TurboPagesTable extends RecordColumns {
  turboId: string
  /** The plan that named it last; pages of earlier ones go. */
  planNumber: number
  siteId: Optional<string>
  siteValue: string
  siteRow: number | null
  kind: 'home' | 'hub' | 'page'
  hubList: number | null
  position: number
  /** Of each list the row, and the value; null where it is made of none. */
  rows: ColumnType<readonly (number | null)[], readonly (number | null)[], readonly (number | null)[]>
  terms: ColumnType<readonly (string | null)[], readonly (string | null)[], readonly (string | null)[]>
  key: string
  seed: number
  name: string
  path: string
  title: string
  napId: string | null
  latitude: number | null
  longitude: number | null
  region: string
  status: Generated<TurboPageStatus>
  message: Generated<string>
  attempts: Generated<number>
  dueAt: Generated<string>
  usageReservation: ColumnType<UsageReservation | null, string | null | undefined, string | null>
  isSample: Generated<boolean>
  similarity: Optional<number>
  similarTo: Optional<string>
  /** What is kept of its text to compare it with others; null for a page of no words of its own. */
  signature: Optional<Buffer>
  /** The text beyond this generation that is most like it. */
  elsewhereKind: Optional<TurboElsewhereKind>
  elsewhereId: Optional<string>
  elsewhereSimilarity: Optional<number>
  releasedAt: Optional<string>
}

/** What was written for blocks of pages; kept as long as its prompt is the same. */
export interface TurboTextsTable {
  pageId: string
  nodeId: string
  promptHash: string
  text: string
  inputTokens: number
  outputTokens: number
  cost: number | null
}

/** What was found for a query; null: nothing was. */
export interface TurboPicturesTable {
  turboId: string
  source: string
  query: string
  address: string | null
  message: Generated<string>
}

interface SignatureColumns {
  accountId: string
  /** When the text was changed that was signed. */
  signedAt: string
  signature: Buffer | null
}

/** What is kept of the texts of articles to compare them with others. */
export interface ArticleSignaturesTable extends SignatureColumns {
  articleId: string
}

/** The same of pages that people have made for their sites. */
export interface SitePageSignaturesTable extends SignatureColumns {
  pageId: string
}

declare module '../../platform/db/database.ts' {
  interface Database {
    turboData: TurboDataTable
    turboDataChunks: TurboDataChunksTable
    turbos: TurbosTable
    turboPages: TurboPagesTable
    turboTexts: TurboTextsTable
    turboPictures: TurboPicturesTable
    articleSignatures: ArticleSignaturesTable
    sitePageSignatures: SitePageSignaturesTable
  }
}
