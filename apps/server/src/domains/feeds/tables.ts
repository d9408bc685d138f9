import type { ColumnType, Generated } from 'kysely'

/** Feeds and their next poll. */
export interface RssFeedsTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  url: string
  title: string
  siteUrl: Generated<string>
  paused: Generated<boolean>
  categoryId: string | null
  problem: Generated<string>
  items: Generated<number>
  /** Consecutive failed polls. */
  failures: Generated<number>
  /** From the server's last response. */
  etag: ColumnType<string | null, string | null | undefined, string | null>
  lastModified: ColumnType<string | null, string | null | undefined, string | null>
  lastCheckedAt: ColumnType<string | null, string | null | undefined, string | null>
  nextCheckAt: string
}

/** Items of feeds. */
export interface RssArticlesTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  feedId: string
  feedUrl: string
  feedTitle: string
  guid: string
  title: string
  link: string
  summary: string
  /** HTML from the feed; must be cleaned before display. */
  content: string
  author: string
  publishedAt: string
  articleId: string | null
}

declare module '../../platform/db/database.ts' {
  interface Database {
    rssFeeds: RssFeedsTable
    rssArticles: RssArticlesTable
  }
}
