import type { RssArticle, RssArticlePatch } from './feed-item.ts'
import type { RssFeed, RssFeedData, RssFeedPatch } from './feed.ts'

export interface FeedsResources {
  'rss-articles': { record: RssArticle; patch: RssArticlePatch }
  'rss-feeds': { record: RssFeed; create: RssFeedData; patch: RssFeedPatch }
}
