import type { RssArticle, RssFeed } from '@web2/contract/feeds'
import type { Selectable } from 'kysely'
import type { RssArticlesTable, RssFeedsTable } from './tables.ts'

export const feedView = ({ id, ...row }: Selectable<RssFeedsTable>): RssFeed => ({
  _id: id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  url: row.url,
  title: row.title,
  siteUrl: row.siteUrl,
  paused: row.paused,
  categoryId: row.categoryId,
  problem: row.problem,
  items: row.items,
  lastCheckedAt: row.lastCheckedAt,
  nextCheckAt: row.nextCheckAt,
})

/** Returns an item without its text. */
export const itemView = ({ id, ...row }: Omit<Selectable<RssArticlesTable>, 'content'>): RssArticle => ({
  _id: id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  feedId: row.feedId,
  feedUrl: row.feedUrl,
  feedTitle: row.feedTitle,
  guid: row.guid,
  title: row.title,
  link: row.link,
  summary: row.summary,
  author: row.author,
  publishedAt: row.publishedAt,
  articleId: row.articleId,
})
