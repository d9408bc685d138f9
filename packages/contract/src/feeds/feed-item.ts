import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, Timestamp } from '../core/record.ts'

/** Feed item. */
export const RssArticle = Type.Object({
  ...recordFields,
  feedId: Id,
  feedUrl: Type.String(),
  feedTitle: Type.String(),
  /** Identifier of the item in its feed. */
  guid: Type.String(),
  title: Type.String(),
  /** URL of its page; empty if the feed gives none. */
  link: Type.String(),
  /** Beginning of its text, without markup. */
  summary: Type.String(),
  author: Type.String(),
  /** Publication time according to the feed, or the time it was first seen. */
  publishedAt: Timestamp,
  /** Article it was imported as; null if that was deleted. */
  articleId: nullable(Id),
})
export type RssArticle = Static<typeof RssArticle>

/** Imports an item as a draft article; has no effect if it is already imported. */
export const RssArticlePatch = Type.Object({ imported: Type.Literal(true) }, { additionalProperties: false })
export type RssArticlePatch = Static<typeof RssArticlePatch>

declare module '../core/resources.ts' {
  interface Resources {
    'rss-articles': { record: RssArticle; patch: RssArticlePatch }
  }
}
