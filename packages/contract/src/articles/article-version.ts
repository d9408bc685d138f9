import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields } from '../core/record.ts'
import type { Article, ArticleTextField } from './article.ts'

/** Saves by one user within this time (in ms) form one version. */
export const versionSpan = 10 * 60_000

/** Versions kept of an article, newest first. */
export const versionsKept = 100

/** Why a version exists: the article was created, saved or restored, or its listing changed. */
export const versionKinds = ['created', 'saved', 'restored', 'listing'] as const

/** Version of an article as listed. `createdAt` is its first save, `updatedAt` its last. */
export const ArticleVersion = Type.Object({
  ...recordFields,
  articleId: Id,
  kind: Type.Enum(versionKinds),
  /** The article's revision after the last save. */
  revision: Type.Integer(),
  title: Type.String(),
  words: Type.Integer(),
  /** Name of the user who saved it; null once that user is deleted. */
  savedBy: nullable(Type.String()),
})
export type ArticleVersion = Static<typeof ArticleVersion>

/** Version with its content. */
export type ArticleVersionContent = ArticleVersion & Pick<Article, 'text' | ArticleTextField>

/** POST /article-versions: restores the article to that version; the response is the article. */
export const ArticleRestore = Type.Object(
  {
    restore: Id,
    /** Revision to be replaced; responds 409 and restores nothing if there is a newer one. */
    basedOn: Type.Optional(Type.Integer()),
  },
  { additionalProperties: false },
)
export type ArticleRestore = Static<typeof ArticleRestore>

declare module '../core/resources.ts' {
  interface Resources {
    'article-versions': {
      record: ArticleVersionContent
      listed: ArticleVersion
      create: ArticleRestore
      created: Article
    }
  }
}
