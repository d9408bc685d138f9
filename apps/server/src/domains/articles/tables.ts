import type {
  ArticleProvenance,
  ArticleSource,
  ArticleStatus,
  ArticleVersion,
  BulkRowStatus,
  BulkStatus,
  Card,
  GenerationStacker,
  ArticlePlan,
  ArticlePlanStart,
  GeneratedHeading,
  GenerationSource,
  CardImageGenerator,
  GeneratedCardStatus,
  GeneratedCardType,
  GenerationCard,
  GenerationStatus,
  PromptSource,
  PromptVariable,
  PromptStep,
} from '@web2/contract/articles'
import type { TextGenerator } from '@web2/contract/ai'
import type { AsStored, Json, Row, SqlOnly } from '../../platform/db/row.ts'

/** Generations for one keyword: an article's cards, or the steps of a prompt stacker. */
export type GenerationsTable = Row<
  'generations',
  {
    kind: 'article' | 'stacker'
    /**
     * Revision of the article when the cards were last stored in it; a different one means that it was edited
     * since.
     */
    articleRevision: AsStored
    /** True if the article ends with the listing's name, address and phone. */
    napAtEnd: AsStored
    /** The bulk it belongs to. */
    bulkId: AsStored
    variables: Json<readonly PromptVariable[]>
    /** Null unless it is written from a brief and an outline. */
    plan: Json<ArticlePlan>
    status: GenerationStatus
  }
>

/** Sources of planned articles, with the text that was read. */
export type GenerationSourcesTable = Row<
  'generationSources',
  { kind: GenerationSource['kind']; status: GenerationSource['status'] }
>

/** One card of a generation. */
export type GenerationCardsTable = Row<
  'generationCards',
  {
    type: GeneratedCardType
    heading: GeneratedHeading
    /** Section of the outline; null without a plan. */
    section: AsStored
    promptSource: PromptSource
    generateTextBy: Json<TextGenerator>
    /** The writer used; differs from the requested one if its service had no key or the model was disabled. */
    writtenBy: Json<TextGenerator>
    generateImageBy: Json<CardImageGenerator>
    /** The request for its image; a resuming worker waits for it instead of requesting another. */
    imageGenerationId: AsStored
    status: GeneratedCardStatus
    kept: Json<GenerationCard['kept']>
    /** Number of times it was started. */
    turn: AsStored
  }
>

/** Bulks: articles generated for a list of keywords. */
export type ArticleBulksTable = Row<
  'articleBulks',
  {
    /** Chosen by the client, so that a retried request starts only one bulk. */
    startId: AsStored
    /** Cards at the start of the bulk; null with a prompt stacker. */
    cards: Json<readonly Card[]>
    stacker: Json<GenerationStacker>
    /** Order of articles with a brief and an outline; null for the others. */
    plan: Json<ArticlePlanStart>
    /** True if each article ends with its listing's name, address and phone. */
    napAtEnd: AsStored
    /** Null for the maximum. */
    atOnce: AsStored
    status: BulkStatus
    /** Time of the start or the last resume; earlier failures are not counted. */
    resumedAt: AsStored
    /** When it resumes automatically after the account's monthly AI limit paused it; null for every other bulk. */
    resumesAt: AsStored
  }
>

/** One keyword of a bulk and the state of its article. */
export type ArticleBulkRowsTable = Row<
  'articleBulkRows',
  {
    status: BulkRowStatus
    /** True if it was compared with the other articles since it was last generated. */
    compared: AsStored
  }
>

/** Articles with their text. */
export type ArticlesTable = Row<
  'articles',
  {
    /** Clean HTML. */
    text: AsStored
    status: ArticleStatus
    source: ArticleSource
    /** The outline, or null. */
    generator: Json<unknown>
    provenance: Json<ArticleProvenance>
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    /** Prompt stackers; written through the adapter. */
    promptStackers: Row<
      'promptStackers',
      {
        steps: Json<PromptStep[]>
        variables: Json<PromptVariable[]>
      }
    >
    generations: GenerationsTable
    generationCards: GenerationCardsTable
    generationSources: GenerationSourcesTable
    articleBulks: ArticleBulksTable
    articleBulkRows: ArticleBulkRowsTable
    articles: ArticlesTable
    /** Deleted articles that can still be restored. */
    deletedArticles: Row<
      'deletedArticles',
      {
        /** The rows as stored, accessed only by SQL. */
        article: SqlOnly
        versions: SqlOnly
        /** Ids of the records that referenced it, by table. */
        origins: SqlOnly
      }
    >
    /** Stored versions of articles. */
    articleVersions: Row<'articleVersions', { kind: ArticleVersion['kind'] }>
  }
}
