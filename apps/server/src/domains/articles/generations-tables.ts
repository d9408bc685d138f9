import type {
  CardHeading,
  CardImageGenerator,
  GeneratedCardStatus,
  GeneratedCardType,
  GenerationCard,
  GenerationStatus,
  PromptSource,
  PromptVariable,
} from '@web2/contract/articles'
import type { TextGenerator } from '@web2/contract/ai'
import type { ColumnType, Generated } from 'kysely'

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

declare module '../../platform/db/database.ts' {
  interface Database {
    generations: GenerationsTable
    generationCards: GenerationCardsTable
  }
}
