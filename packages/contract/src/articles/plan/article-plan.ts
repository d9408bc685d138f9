import { Type, type Static } from 'typebox'
import { TextGenerator } from '../../ai/text-generator.ts'
import { Id, nullable, recordFields, text, Timestamp } from '../../core/record.ts'
import { WordRange } from './brief.ts'

const strict = { additionalProperties: false }

/** Sources of one article, and characters of a note or of the text read from a page. */
export const mostSources = 20
export const sourceTextLength = 40_000

/** Pages of a web search that are read. */
export const mostFoundPages = 5

/** Text that the article may be written from. */
export const SourceStart = Type.Union([
  Type.Object({ kind: Type.Literal('note'), title: text(200, 1), text: text(sourceTextLength, 1) }, strict),
  Type.Object({ kind: Type.Literal('url'), url: text(2_000, 1) }, strict),
  Type.Object({ kind: Type.Literal('article'), articleId: Id }, strict),
  /** Results of a web search for the keyword, with the account's key for one. */
  Type.Object({ kind: Type.Literal('search') }, strict),
])
export type SourceStart = Static<typeof SourceStart>

const languagePattern = '^[a-z]{2,3}(?:-[A-Z]{2}|-[0-9]{3})?$'

/** BCP 47 tag of a language with or without a region, e.g. 'en-US'. */
const Language = Type.String({ pattern: languagePattern })

/** Returns a language tag as an order takes it, 'zh-CN' for 'zh-Hans-CN'; null for text that is no language. */
export const planLanguage = (tag: string | null | undefined): string | null => {
  if (!tag) return null
  try {
    const { language, region } = new Intl.Locale(tag)
    const short = region === undefined ? language : `${language}-${region}`
    return new RegExp(languagePattern).test(short) ? short : null
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Steps that stop for a person: after each of brief and outline, or none. */
const options = {
  /** If missing, the language of the listing's business profile, else that of the account's latest planned article. */
  language: Language,
  /** For whom it is written; empty to let the brief decide. */
  audience: text(600),
  /** Wishes of the person who orders it; may be empty. */
  wishes: text(4_000),
  words: WordRange,
  /** Writes without a stop after brief and outline. */
  runThrough: Type.Boolean(),
}

/** `plan` of POST /generations: an article from a brief and an outline. */
export const ArticlePlanStart = Type.Object(
  {
    ...Type.Partial(Type.Object(options)).properties,
    sources: Type.Optional(Type.Array(SourceStart, { maxItems: mostSources })),
    generateTextBy: Type.Optional(TextGenerator),
  },
  strict,
)
export type ArticlePlanStart = Static<typeof ArticlePlanStart>

/** The order of a planned article, as stored with its generation. */
export const ArticlePlan = Type.Object({
  ...options,
  /** Null for the account's choice for each step. */
  generateTextBy: nullable(TextGenerator),
  categoryId: nullable(Id),
  /** Own articles that had the same keyword at the start. */
  sameKeyword: Type.Array(Type.Object({ articleId: Id, title: Type.String() })),
})
export type ArticlePlan = Static<typeof ArticlePlan>

export const usualPlan = { language: 'en-US', words: { from: 900, to: 1_400 } } as const

export const sourceStatuses = ['waiting', 'read', 'failed'] as const
export type SourceStatus = (typeof sourceStatuses)[number]

/** A source of a planned article. */
export const GenerationSource = Type.Object({
  ...recordFields,
  generationId: Id,
  /** Position from 1; the source is 'S1', 'S2' … in brief and texts. */
  position: Type.Integer(),
  /** The pages that a search finds become sources of kind 'url'. */
  kind: Type.Enum(['note', 'url', 'article', 'search']),
  title: Type.String(),
  /** URL of a page; empty otherwise. */
  url: Type.String(),
  articleId: nullable(Id),
  status: Type.Enum(sourceStatuses),
  /** Why it could not be read. */
  message: Type.String(),
  /** Characters of the text. */
  characters: Type.Integer(),
  readAt: nullable(Timestamp),
})
export type GenerationSource = Static<typeof GenerationSource>

export const sourceLabel = ({ position }: Pick<GenerationSource, 'position'>): string => `S${position}`
