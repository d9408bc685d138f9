import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, text, Timestamp } from '../core/record.ts'
import { Slug } from '../core/slug.ts'

export const articleStatuses = ['draft', 'generating', 'ready', 'failed'] as const
export type ArticleStatus = (typeof articleStatuses)[number]

/** The statuses that a person gives; the others are the server's. */
export const writtenStatuses = ['draft', 'ready'] as const satisfies readonly ArticleStatus[]

/** Where an article came from. */
export const articleSources = ['manual', 'ai', 'bulk', 'rss'] as const
export type ArticleSource = (typeof articleSources)[number]

/** Characters of an article's HTML: 100,000 words with room for their markup. */
export const articleTextLength = 2_000_000

/** Bytes of the card tree of one article. */
export const articleGeneratorBytes = 1_000_000

/** Who made the text and who answers for it. */
export const ArticleProvenance = Type.Object({
  /** The service that wrote it; null when a person did. */
  provider: nullable(text(120)),
  model: nullable(text(120)),
  /** US dollars; null when nothing is known of the price. */
  cost: nullable(Type.Number()),
  /** When it was generated or imported. */
  when: nullable(Timestamp),
  reviewedBy: nullable(Type.Object({ _id: Id, name: Type.String() })),
  reviewedAt: nullable(Timestamp),
  /** The revision that was reviewed; a later one has changed since. */
  reviewedRevision: nullable(Type.Integer()),
})
export type ArticleProvenance = Static<typeof ArticleProvenance>

/** An address of a picture: of the library, or of the web. */
export const PictureAddress = Type.String({
  pattern: '^(?:(?:https?://|/media/)[^\\s<>"]+)?$',
  maxLength: 2_000,
})

const written = {
  title: text(300),
  keyword: text(200),
  categoryId: nullable(Id),
  slug: Type.Union([Slug, Type.Literal('')]),
  metaTitle: text(300),
  metaDescription: text(1_000),
  featuredImage: PictureAddress,
}

/** An article as lists and events tell it: everything but the text and the card tree. */
export const ArticleListed = Type.Object({
  ...recordFields,
  ...written,
  // a union of texts: columns are made from it
  slug: Type.String(),
  status: Type.Enum(articleStatuses),
  source: Type.Enum(articleSources),
  provenance: ArticleProvenance,
  /** Words of the text. */
  words: Type.Integer(),
  /** 0 to 100, by the checks of the editor; null for what was too long to be judged, or was saved before there were any. */
  score: nullable(Type.Integer()),
  /** Counts the saves of its content; a change that names an older one is a 409. */
  revision: Type.Integer(),
  /** Why it has failed, a sentence for people; empty otherwise. */
  problem: Type.String(),
})
export type ArticleListed = Static<typeof ArticleListed>

/** A whole article. */
export const Article = Type.Object({
  ...ArticleListed.properties,
  /** HTML, cleaned by the server's allow-list. */
  text: Type.String(),
  /** The tree of cards that it was generated from; null when it was not. */
  generator: nullable(Type.Unknown()),
})
export type Article = Static<typeof Article>

const articleData = {
  ...Type.Partial(Type.Object(written)).properties,
  text: Type.Optional(text(articleTextLength)),
  status: Type.Optional(Type.Enum(writtenStatuses)),
  generator: Type.Optional(nullable(Type.Unknown())),
}

/** Fields of an article that a user enters. `copyOf` fills the missing ones from another article. */
export const ArticleData = Type.Object(
  { ...articleData, copyOf: Type.Optional(Id) },
  { additionalProperties: false },
)
export type ArticleData = Static<typeof ArticleData>

/**
 * PUT /articles/:id: replaces the article; title and text are required so that they can't be cleared by
 * omission.
 */
export const ArticlePut = Type.Object(
  { ...articleData, title: text(300), text: text(articleTextLength) },
  { additionalProperties: false },
)
export type ArticlePut = Static<typeof ArticlePut>

export const ArticlePatch = Type.Object(
  {
    ...articleData,
    /** The revision that the change was made to; when there is a newer one, the change is refused with 409. */
    basedOn: Type.Optional(Type.Integer()),
    /** True signs the text off in the caller's name, false takes that back. */
    reviewed: Type.Optional(Type.Boolean()),
    /** Null brings a deleted article back, while it is kept (limits.deletedKept). */
    deletedAt: Type.Optional(Type.Null()),
  },
  { additionalProperties: false },
)
export type ArticlePatch = Static<typeof ArticlePatch>
