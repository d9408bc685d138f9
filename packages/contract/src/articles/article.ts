import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'
import { Slug } from '../core/slug.ts'

export const articleStatuses = ['draft', 'generating', 'ready', 'failed'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** Statuses set by users; the others are set by the server. */
export const writtenStatuses = ['draft', 'ready'] as const satisfies readonly ArticleStatus[]

/** Origin of an article. */
export const articleSources = ['manual', 'ai', 'bulk', 'rss'] as const
export type ArticleSource = (typeof articleSources)[number]

/** Characters of an article's HTML: 100,000 words with room for markup. */
export const articleTextLength = 2_000_000

/** Bytes of the outline of one article. */
export const articleGeneratorBytes = 1_000_000

/** Source that a model was given for a text. */
export const TextSource = Type.Object({
  /** By which the prompt names it, e.g. 'S1'. */
  id: Type.String(),
  title: Type.String(),
  /** Empty for notes and uploads. */
  url: Type.String(),
})
export type TextSource = Static<typeof TextSource>

/** Author of the text and its reviewer. */
export const ArticleProvenance = Type.Object({
  /** Provider that generated it; null for text written by a user. */
  provider: nullable(text(120)),
  model: nullable(text(120)),
  /** US dollars; null if the price is unknown. */
  cost: nullable(Type.Number()),
  /** The cost is estimated at least in part; absent if unknown, as for texts of earlier releases. */
  costEstimated: Type.Optional(Type.Boolean()),
  /** Names and versions of the prompts, e.g. 'article-card 1'; absent for texts of earlier releases. */
  promptVersions: Type.Optional(Type.Array(Type.String())),
  /** Sources that the models were given; absent for texts of earlier releases and of people. */
  sources: Type.Optional(Type.Array(TextSource)),
  /** Time it was generated or imported. */
  when: nullable(Timestamp),
  reviewedBy: nullable(Type.Object({ _id: Id, name: Type.String() })),
  reviewedAt: nullable(Timestamp),
  /** Revision that was reviewed; a later one contains unreviewed changes. */
  reviewedRevision: nullable(Type.Integer()),
})
export type ArticleProvenance = Static<typeof ArticleProvenance>

/** URL of an image, in the media library or on the web. */
export const PictureAddress = Type.String({
  pattern: '^(?:(?:https?://|/media/)[^\\s<>"]+)?$',
  maxLength: 2_000,
})

const texts = {
  title: text(300),
  keyword: text(200),
  slug: Type.Union([Slug, Type.Literal('')]),
  metaTitle: text(300),
  metaDescription: text(1_000),
  featuredImage: PictureAddress,
}

/** Text fields that a user enters in addition to the article's HTML. Versions, copies and the form have all of them. */
export type ArticleTextField = keyof typeof texts
export const articleTextFields = Object.keys(texts) as readonly ArticleTextField[]

const written = { ...texts, categoryId: nullable(Id) }

/** Article as in lists and events: all fields except the text and the outline. */
export const ArticleListed = Type.Object({
  ...recordFields,
  ...written,
  // a union of texts, because columns are derived from it
  slug: Type.String(),
  status: Type.Enum(articleStatuses),
  source: Type.Enum(articleSources),
  provenance: ArticleProvenance,
  /** Word count of the text. */
  words: Type.Integer(),
  /** 0 to 100, by the editor's checks; null for text too long to score or saved before the checks existed. */
  score: nullable(Type.Integer()),
  /** Rises with each save of its content; a change based on an older revision returns 409. */
  revision: Type.Integer(),
  /** Why it failed, as a sentence for the user; empty otherwise. */
  problem: Type.String(),
})
export type ArticleListed = Static<typeof ArticleListed>

/** Article with its text and outline. */
export const Article = Type.Object({
  ...ArticleListed.properties,
  /** HTML, sanitized by the server's allowlist. */
  text: Type.String(),
  /** Outline it was generated from; null if it was not generated. */
  generator: nullable(Type.Unknown()),
})
export type Article = Static<typeof Article>

const articleData = {
  ...Type.Partial(Type.Object(written)).properties,
  text: Type.Optional(text(articleTextLength)),
  status: Type.Optional(Type.Enum(writtenStatuses)),
  generator: Type.Optional(nullable(Type.Unknown())),
}

/** Fields of an article that a user enters. `copyOf` fills missing fields from another article. */
export const ArticleData = Type.Object(
  { ...articleData, copyOf: Type.Optional(Id) },
  { additionalProperties: false },
)
export type ArticleData = Static<typeof ArticleData>

/**
 * PUT /articles/:id: replaces the article. Title and text are required, so that omitting them can't erase
 * them.
 */
export const ArticlePut = Type.Object(
  { ...articleData, title: text(300), text: text(articleTextLength) },
  { additionalProperties: false },
)
export type ArticlePut = Static<typeof ArticlePut>

export const ArticlePatch = Type.Object(
  {
    ...articleData,
    /** Revision the change is based on; returns 409 if there is a newer one. */
    basedOn: Type.Optional(Type.Integer()),
    /** true marks the text as reviewed by the caller, false removes the mark. */
    reviewed: Type.Optional(Type.Boolean()),
    /** null restores a deleted article while it is kept (limits.deletedKept). */
    deletedAt: Type.Optional(Type.Null()),
  },
  { additionalProperties: false },
)
export type ArticlePatch = Static<typeof ArticlePatch>

declare module '../core/resources.ts' {
  interface Resources {
    articles: {
      record: Article
      listed: ArticleListed
      create: ArticleData
      update: ArticlePut
      patch: ArticlePatch
    }
  }
}
