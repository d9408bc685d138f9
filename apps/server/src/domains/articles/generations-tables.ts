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

/** Texts for one keyword: an article's cards, or the steps of a stacker. */
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
  /** Revision of the article that the cards were last put into; another one was changed by somebody else. */
  articleRevision: number | null
  napId: string | null
  /** The article ends with the listing's name, address and phone. */
  napAtEnd: Generated<boolean>
  /** The bulk that it is an article of. */
  bulkId: ColumnType<string | null, string | null | undefined, string | null>
  variables: ColumnType<readonly PromptVariable[], string | undefined, string>
  status: Generated<GenerationStatus>
  message: Generated<string>
}

/** One text of a generation. */
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
  /** Who has written the text, which is another one where the service had no key or the model was switched off. */
  writtenBy: ColumnType<TextGenerator | null, string | null | undefined, string | null>
  generateImageBy: ColumnType<CardImageGenerator | null, string | null | undefined, string | null>
  /** The request for its picture: a worker that goes on waits for it instead of asking again. */
  imageGenerationId: ColumnType<string | null, string | null | undefined, string | null>
  status: Generated<GeneratedCardStatus>
  text: Generated<string>
  message: Generated<string>
  edited: Generated<boolean>
  kept: ColumnType<GenerationCard['kept'], string | null | undefined, string | null>
  inputTokens: Generated<number>
  outputTokens: Generated<number>
  cost: Generated<number | null>
  /** How often it was begun. */
  turn: Generated<number>
  stopRequested: Generated<boolean>
}
