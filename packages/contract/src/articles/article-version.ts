import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields } from '../core/record.ts'

/** Saves by one person within this time (ms) are one version. */
export const versionSpan = 10 * 60_000

/** Versions that are kept of an article, the newest ones. */
export const versionsKept = 100

/** Why there is a version: what the article began with, what was saved, what was restored. */
export const versionKinds = ['created', 'saved', 'restored', 'listing'] as const

/** A version of an article as its list tells it. `createdAt` is its first save, `updatedAt` its last. */
export const ArticleVersion = Type.Object({
  ...recordFields,
  articleId: Id,
  kind: Type.Enum(versionKinds),
  /** The article's revision after the last save. */
  revision: Type.Integer(),
  title: Type.String(),
  words: Type.Integer(),
  /** Who saved it; null when they are no user any more. */
  savedBy: nullable(Type.String()),
})
export type ArticleVersion = Static<typeof ArticleVersion>

/** A version with what it says. */
export interface ArticleVersionContent extends ArticleVersion {
  text: string
  keyword: string
  slug: string
  metaTitle: string
  metaDescription: string
  featuredImage: string
}

/** POST /article-versions: the article becomes what it was in that version; the answer is the article. */
export const ArticleRestore = Type.Object(
  {
    restore: Id,
    /** The revision that is to be replaced; when there is a newer one, nothing is restored and the answer is 409. */
    basedOn: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)
export type ArticleRestore = Static<typeof ArticleRestore>
