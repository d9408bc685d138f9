import { Type, type Static } from 'typebox'
import { Id, nullable, text } from '../../core/record.ts'

/** Edits of a passage that AI can make; `own` follows the user's own words. */
export const editActions = [
  'rewrite',
  'shorten',
  'expand',
  'simplify',
  'tone',
  'translate',
  'grammar',
  'continue',
  'list',
  'table',
  'own',
] as const
export type EditAction = (typeof editActions)[number]

export const editTones = ['friendly', 'professional', 'confident', 'casual', 'persuasive', 'neutral'] as const
export type EditTone = (typeof editTones)[number]

/** Languages offered for translations, as BCP 47 tags. */
export const editLanguages = [
  ...['ar', 'bg', 'zh', 'hr', 'cs', 'da', 'nl', 'en-US', 'en-GB', 'et', 'fi', 'fr', 'de', 'el', 'he', 'hi'],
  ...['hu', 'id', 'it', 'ja', 'ko', 'lv', 'lt', 'nb', 'pl', 'pt-BR', 'pt-PT', 'ro', 'ru', 'sr', 'sk', 'sl'],
  ...['es', 'sv', 'th', 'tr', 'uk', 'vi'],
] as const

/** Returns the English name of a language, e.g. 'German' for 'de'. */
export const editLanguageName = (tag: string): string =>
  new Intl.DisplayNames('en-US', { type: 'language' }).of(tag) ?? tag

/** Words of a passage that can be edited at once. */
export const mostEditWords = 3_000
/** Characters of the HTML of such a passage. */
export const editPassageLength = 60_000
/** Characters of an order in the user's own words. */
export const editWishLength = 2_000
/** Characters of the text before and after a passage, and of the outline. */
export const editContextLength = 4_000

/** The article around a passage, as it is in the editor. */
export const EditedArticle = Type.Object(
  {
    title: text(300),
    keyword: text(200),
    /** Headings, one per line. */
    outline: text(editContextLength),
    /** Plain text of the paragraphs before and after the passage. */
    before: text(editContextLength),
    after: text(editContextLength),
  },
  { additionalProperties: false },
)
export type EditedArticle = Static<typeof EditedArticle>

/**
 * POST /article-edits: asks AI to edit a passage. Nothing is stored; the response is a stream of lines
 * (ArticleEditLine).
 */
export const ArticleEditStart = Type.Object(
  {
    /** Null for an article that is not saved yet. */
    articleId: nullable(Id),
    action: Type.Enum(editActions),
    /** HTML of the passage; empty where text is to be added. */
    passage: text(editPassageLength),
    article: EditedArticle,
    /** Required by the action `tone`. */
    tone: Type.Optional(Type.Enum(editTones)),
    /** Required by the action `translate`. */
    language: Type.Optional(Type.Enum(editLanguages)),
    /** Required by the action `own`. */
    wish: Type.Optional(text(editWishLength)),
  },
  { additionalProperties: false },
)
export type ArticleEditStart = Static<typeof ArticleEditStart>

/** Who answered, and for how much. */
export interface EditOrigin {
  readonly provider: string
  readonly model: string
  /** Sentence for the user if another model than the requested one answered; '' otherwise. */
  readonly note: string
  /** US dollars; null if the price is unknown. */
  readonly cost: number | null
}

/** End of a response that failed: a sentence for the user. */
export interface EditFailed {
  readonly failed: string
}

/** One line of a response. `text` is a chunk of the answer as the model writes it: not sanitized, for display as text. */
export type ArticleEditLine =
  | { readonly text: string }
  /** The text so far was unusable, and the model was asked once more. */
  | { readonly restart: true }
  /** The whole new passage as sanitized HTML, without images and without links that the passage didn't have. */
  | { readonly done: EditOrigin & { readonly html: string } }
  | EditFailed

declare module '../../core/resources.ts' {
  interface Resources {
    'article-edits': { create: ArticleEditStart; created: unknown }
  }
}
