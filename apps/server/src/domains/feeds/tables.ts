import type { AsStored, Row } from '../../platform/db/row.ts'

/** Feeds and their next poll. */
export type RssFeedsTable = Row<
  'rssFeeds',
  {
    /** Consecutive failed polls. */
    failures: AsStored
    /** From the server's last response. */
    etag: AsStored
  }
>

/** Items of feeds. */
export type RssArticlesTable = Row<
  'rssArticles',
  {
    /** HTML from the feed; must be cleaned before display. */
    content: AsStored
  }
>

declare module '../../platform/db/database.ts' {
  interface Database {
    rssFeeds: RssFeedsTable
    rssArticles: RssArticlesTable
  }
}
