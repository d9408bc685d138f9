import type {
  TurboDefinition,
  TurboElsewhereKind,
  TurboPageStatus,
  TurboPlan,
  TurboStatus,
} from '@web2/contract/generator'
import type { ColumnType, Generated } from 'kysely'
import type { UsageReservation } from '../../platform/db/tables.ts'

interface RecordColumns {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>

/** Data for generated pages; the rows are stored in chunks. */
export interface TurboDataTable extends RecordColumns {
  name: string
  columns: ColumnType<string[], string, string>
  rows: number
  bytes: number
  notes: ColumnType<string[], string, string>
  firstRows: ColumnType<string[][], string, string>
}

interface TurboDataChunksTable {
  dataId: string
  number: number
  /** Rows as gzipped JSON. */
  rows: Buffer
}

/** Projects of the site generator. */
export interface TurbosTable extends RecordColumns {
  name: string
  definition: ColumnType<TurboDefinition, string, string>
  /** The source page with sections expanded, as last planned (JSON). */
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

/** Pages of projects, with their inputs and state. */
export interface TurboPagesTable extends RecordColumns {
  turboId: string
  /** The last plan that includes it; pages only in earlier plans are deleted. */
  planNumber: number
  siteId: Optional<string>
  siteValue: string
  siteRow: number | null
  kind: 'home' | 'hub' | 'page'
  hubList: number | null
  position: number
  /** The row and value of each list; null for lists it doesn't use. */
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
  /** Signature for comparisons; null for a page without text of its own. */
  signature: Optional<Buffer>
  /** The most similar text outside the project. */
  elsewhereKind: Optional<TurboElsewhereKind>
  elsewhereId: Optional<string>
  elsewhereSimilarity: Optional<number>
  releasedAt: Optional<string>
}

/** Generated texts of blocks on pages, valid while the prompt is the same. */
interface TurboTextsTable {
  pageId: string
  nodeId: string
  promptHash: string
  text: string
  inputTokens: number
  outputTokens: number
  cost: number | null
}

/** Images found by query; null if none was. */
interface TurboPicturesTable {
  turboId: string
  source: string
  query: string
  address: string | null
  message: Generated<string>
}

interface SignatureColumns {
  accountId: string
  /** When the signed text was last changed. */
  signedAt: string
  signature: Buffer | null
}

/** Signatures of articles for comparisons. */
interface ArticleSignaturesTable extends SignatureColumns {
  articleId: string
}

/** Signatures of manually made site pages. */
interface SitePageSignaturesTable extends SignatureColumns {
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
