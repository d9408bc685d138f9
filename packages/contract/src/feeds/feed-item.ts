import { Type, type Static } from 'typebox'
import { Id, nullable, recordFields, Timestamp } from '../core/record.ts'

/** An item of a feed. */
export const RssArticle = Type.Object({
  ...recordFields,
  feedId: Id,
  feedUrl: Type.String(),
  feedTitle: Type.String(),
  /** The feed's unique id of the item. */
  guid: Type.String(),
  title: Type.String(),
  /** Its page; empty when the feed names none. */
  link: Type.String(),
  /** The beginning of its text, without markup. */
  summary: Type.String(),
  author: Type.String(),
  /** When the feed says that it was published; else when it was first seen. */
  publishedAt: Timestamp,
  /** The article that it was imported as; null again when that was deleted. */
  articleId: nullable(Id),
})
export type RssArticle = Static<typeof RssArticle>

/** Imports an item as a draft; one that is imported already stays as it is. */
export const RssArticlePatch = Type.Object({ imported: Type.Literal(true) }, { additionalProperties: false })
export type RssArticlePatch = Static<typeof RssArticlePatch>
