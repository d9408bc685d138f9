import type {
  ArticleProvenance,
  ArticleSource,
  ArticleStatus,
  ArticleVersion,
  BulkRowStatus,
  BulkStatus,
  Card,
  GenerationStacker,
  CardHeading,
  CardImageGenerator,
  GeneratedCardStatus,
  GeneratedCardType,
  GenerationCard,
  GenerationStatus,
  PromptSource,
  PromptVariable,
  PromptStep,
} from '@web2/contract/articles'
import type { ColumnType, Generated } from 'kysely'
import type { TextGenerator } from '@web2/contract/ai'

/** Prompt stackers; written through the adapter. */
interface PromptStackersTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  description: Generated<string>
  steps: ColumnType<PromptStep[], string, string>
  variables: ColumnType<PromptVariable[], string | undefined, string>
}

/** Generations for one keyword: an article's cards, or the steps of a prompt stacker. */
export interface GenerationsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  kind: 'article' | 'stacker'
  name: Generated<string>
  keyword: string
  articleId: string | null
  /**
   * Revision of the article when the cards were last stored in it; a different one means that it was edited
   * since.
   */
  articleRevision: number | null
  napId: string | null
  /** True if the article ends with the listing's name, address and phone. */
  napAtEnd: Generated<boolean>
  /** The bulk it belongs to. */
  bulkId: ColumnType<string | null, string | null | undefined, string | null>
  variables: ColumnType<readonly PromptVariable[], string | undefined, string>
  status: Generated<GenerationStatus>
  message: Generated<string>
}

/** One card of a generation. */
export interface GenerationCardsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  generationId: string
  parentId: string | null
  position: number
  title: string
  type: GeneratedCardType
  heading: CardHeading
  prompt: string
  promptSource: PromptSource
  generateTextBy: ColumnType<TextGenerator | null, string | null, string | null>
  /** The writer used; differs from the requested one if its service had no key or the model was disabled. */
  writtenBy: ColumnType<TextGenerator | null, string | null | undefined, string | null>
  generateImageBy: ColumnType<CardImageGenerator | null, string | null | undefined, string | null>
  /** The request for its image; a resuming worker waits for it instead of requesting another. */
  imageGenerationId: ColumnType<string | null, string | null | undefined, string | null>
  status: Generated<GeneratedCardStatus>
  text: Generated<string>
  message: Generated<string>
  edited: Generated<boolean>
  kept: ColumnType<GenerationCard['kept'], string | null | undefined, string | null>
  inputTokens: Generated<number>
  outputTokens: Generated<number>
  cost: Generated<number | null>
  /** Number of times it was started. */
  turn: Generated<number>
  stopRequested: Generated<boolean>
}

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

/** Articles with their text. */
export interface ArticlesTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  title: Generated<string>
  /** Clean HTML. */
  text: Generated<string>
  keyword: Generated<string>
  categoryId: Generated<string | null>
  status: Generated<ArticleStatus>
  source: Generated<ArticleSource>
  slug: Generated<string>
  metaTitle: Generated<string>
  metaDescription: Generated<string>
  featuredImage: Generated<string>
  /** The outline, or null. */
  generator: ColumnType<unknown, string | null | undefined, string | null>
  provenance: ColumnType<ArticleProvenance, string | undefined, string>
  words: Generated<number>
  score: Generated<number | null>
  revision: Generated<number>
  problem: Generated<string>
}

/** Deleted articles that can still be restored. */
interface DeletedArticlesTable {
  id: string
  accountId: string
  deletedAt: string
  /** The rows as stored, accessed only by SQL. */
  article: never
  versions: never
  /** Ids of the records that referenced it, by table. */
  origins: never
}

/** Stored versions of articles. */
interface ArticleVersionsTable {
  id: string
  accountId: string
  articleId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  kind: ArticleVersion['kind']
  revision: number
  title: string
  text: string
  words: number
  keyword: string
  slug: string
  metaTitle: string
  metaDescription: string
  featuredImage: string
}

declare module '../../platform/db/database.ts' {
  interface Database {
    promptStackers: PromptStackersTable
    generations: GenerationsTable
    generationCards: GenerationCardsTable
    articleBulks: ArticleBulksTable
    articleBulkRows: ArticleBulkRowsTable
    articles: ArticlesTable
    deletedArticles: DeletedArticlesTable
    articleVersions: ArticleVersionsTable
  }
}
