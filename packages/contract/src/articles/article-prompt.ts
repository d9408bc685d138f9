import { Type, type Static } from 'typebox'
import { cardPromptLength, cardTypes } from './cards/card.ts'
import { recordFields, text } from '../core/record.ts'

/** Saved prompt for cards of a type. */
export const ArticlePromptData = Type.Object(
  { type: Type.Enum(cardTypes), name: text(120, 1), text: text(cardPromptLength, 1) },
  { additionalProperties: false },
)
export type ArticlePromptData = Static<typeof ArticlePromptData>

export const ArticlePrompt = Type.Object({ ...recordFields, ...ArticlePromptData.properties })
export type ArticlePrompt = Static<typeof ArticlePrompt>

declare module '../core/resources.ts' {
  interface Resources {
    'article-prompts': {
      record: ArticlePrompt
      create: ArticlePromptData
      update: ArticlePromptData
      patch: Partial<ArticlePromptData>
    }
  }
}
