import { Type, type Static } from 'typebox'
import { CardTree } from './cards/card.ts'
import { limits } from '../core/limits.ts'
import { GenerationStacker } from './generation.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'

/** Kind of the runs that see to the articles of a bulk. */
export const bulkRunKind = 'write-bulk'

export const bulkStatuses = ['running', 'paused', 'done', 'cancelled'] as const
export type BulkStatus = (typeof bulkStatuses)[number]

/** `review`: it says nearly the same as another article, and a person has to decide. */
export const bulkRowStatuses = ['waiting', 'writing', 'written', 'review', 'failed', 'cancelled'] as const
export type BulkRowStatus = (typeof bulkRowStatuses)[number]

/** Many articles that are written one after the other, or were: one for each keyword. */
export const ArticleBulk = Type.Object({
  ...recordFields,
  name: Type.String(),
  /** Name of the preset or prompt stacker that they are written by. */
  writtenBy: Type.String(),
  categoryId: nullable(Id),
  /** Each article ends with its listing's name, address and phone. */
  napAtEnd: Type.Boolean(),
  /** Articles that are written at the same time. */
  atOnce: Type.Integer(),
  /** US dollars, by known prices; the bulk is paused once they are spent. */
  spendLimit: nullable(Type.Number()),
  status: Type.Enum(bulkStatuses),
  /** Why it is paused, or what is happening; may be empty. */
  message: Type.String(),
  total: Type.Integer(),
  /** Rows by status. */
  waiting: Type.Integer(),
  writing: Type.Integer(),
  written: Type.Integer(),
  review: Type.Integer(),
  failed: Type.Integer(),
  cancelled: Type.Integer(),
  words: Type.Integer(),
  /** US dollars until now; null when the price of one of its texts is not known. */
  cost: nullable(Type.Number()),
  endedAt: nullable(Timestamp),
})
export type ArticleBulk = Static<typeof ArticleBulk>

/** One keyword of a bulk and its result. */
export const ArticleBulkRow = Type.Object({
  ...recordFields,
  bulkId: Id,
  position: Type.Integer(),
  keyword: Type.String(),
  napId: nullable(Id),
  status: Type.Enum(bulkRowStatuses),
  /** Why it has failed or was stopped; empty otherwise. */
  message: Type.String(),
  generationId: nullable(Id),
  /** The run that writes it: its progress. */
  runId: nullable(Id),
  /** Null before it is begun, and once the article was deleted. */
  articleId: nullable(Id),
  words: Type.Integer(),
  cost: nullable(Type.Number()),
  /** How much it has in common with the article that is most like it, 0 to 1; null when nothing is near. */
  similarity: nullable(Type.Number()),
  similarTo: nullable(Id),
})
export type ArticleBulkRow = Static<typeof ArticleBulkRow>

const strict = { additionalProperties: false }

/** Articles at once that the form proposes. */
export const usualAtOnce = 10
/** US dollars. */
export const mostSpendLimit = 100_000

const pace = {
  /** Articles that are written at the same time. */
  atOnce: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.bulkAtOnce })),
  /** US dollars that may be spent, by known prices; null: no limit. */
  spendLimit: Type.Optional(nullable(Type.Number({ minimum: 0.01, maximum: mostSpendLimit }))),
}

/** Characters of an entry of a list of keywords; those that are too long for a keyword are left out, not refused. */
const entryLength = 5_000

/** POST /article-bulk-generator, and /article-bulk-plans to ask what it would take: either cards or a stacker. */
export const ArticleBulkStart = Type.Object(
  {
    /** Made by who asks: sent again, because the answer was lost, it begins nothing twice. */
    startId: Type.Optional(Id),
    name: Type.Optional(text(120)),
    /** As they are: blanks, bullets, quotes and doubles fall away; what cannot be read is left out with a warning. */
    keywords: Type.Array(text(entryLength), { minItems: 1, maxItems: limits.bulkArticles }),
    cards: Type.Optional(CardTree),
    stacker: Type.Optional(GenerationStacker),
    writtenBy: Type.Optional(text(120)),
    categoryId: Type.Optional(nullable(Id)),
    /** Business listings, one after the other in turn. */
    napIds: Type.Optional(Type.Array(Id, { maxItems: limits.bulkListings })),
    /** Ends each article with its listing's name, address and phone; false unless given. */
    napAtEnd: Type.Optional(Type.Boolean()),
    ...pace,
  },
  strict,
)
export type ArticleBulkStart = Static<typeof ArticleBulkStart>

/**
 * Articles to complete when their bulk is paused: texts in progress ('text'), whole articles ('article'), or
 * none ('now'). Texts that have not begun wait, except with 'article'.
 */
export const bulkStops = ['text', 'article', 'now'] as const
export type BulkStop = (typeof bulkStops)[number]

/** PATCH /article-bulk-generator/<id>: an action, another pace, or both; `retry` is for everything that has failed. */
export const ArticleBulkPatch = Type.Object(
  {
    action: Type.Optional(Type.Enum(['pause', 'resume', 'cancel', 'retry'])),
    /** With `pause`; 'text' unless another one is named. */
    stopAt: Type.Optional(Type.Enum(bulkStops)),
    ...pace,
  },
  strict,
)
export type ArticleBulkPatch = Static<typeof ArticleBulkPatch>

/** PATCH /article-bulk-rows/<id>: write it again, or keep an article that is much like another one. */
export const ArticleBulkRowPatch = Type.Object({ action: Type.Enum(['retry', 'keep']) }, strict)
export type ArticleBulkRowPatch = Static<typeof ArticleBulkRowPatch>

/** Preview of a bulk before anything is spent. Lists are cut; the counts beside them are complete. */
export interface ArticleBulkPlan {
  readonly articles: number
  /** Keywords that were sent more than once. */
  readonly duplicates: number
  readonly texts: number
  readonly images: number
  /** US dollars of the texts; null when a price is not known. */
  readonly cost: number | null
  readonly usage: {
    readonly articles: { readonly allowed: number; readonly left: number }
    readonly images: { readonly allowed: number; readonly left: number }
  }
  /** Settings that must be entered first. */
  readonly missing: readonly string[]
  /** Keywords that the account has articles for. */
  readonly known: readonly { readonly keyword: string; readonly articleId: string; readonly title: string }[]
  readonly knownCount: number
  /** Keywords that ask for nearly the same. */
  readonly alike: readonly (readonly string[])[]
  readonly alikeCount: number
  /** Keywords that were left out, and why. */
  readonly warnings: readonly string[]
}

/** The answer of POST /article-bulk-generator. */
export interface ArticleBulkBegun extends ArticleBulk {
  /** Keywords that were left out, and why; none when all were taken. */
  readonly warnings?: readonly string[]
}
